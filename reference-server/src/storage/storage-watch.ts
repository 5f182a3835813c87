import { statfs } from 'node:fs/promises';

/** Below so many free bytes in the data folder the server says that it is not well. */
export const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/** For so long, in milliseconds, a failure for lack of space counts as the present state. */
const RECENT_MS = 60_000;

/** Whether there is room to store anything. */
export interface StorageWatch {
  /**
   * Takes note of a failure for lack of space.
   * @returns whether it is the first one for a while, which is to be logged
   */
  noteFull(): boolean;
  /** Whether space is short now, or was lacking within the last minute (also at another machine's database). */
  isFull(): Promise<boolean>;
}

/** Where a watch looks, and at which clock; its milliseconds only go forward. */
export interface StorageWatchOptions {
  readonly freeBytes: () => Promise<number>;
  readonly now: () => number;
}

/** The space that this account can still use on a folder's file system. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Watches a file system. */
export function createStorageWatch({ freeBytes, now }: StorageWatchOptions): StorageWatch {
  let lastFull = Number.NEGATIVE_INFINITY;
  return {
    noteFull() {
      const isFirst = now() - lastFull > RECENT_MS;
      lastFull = now();
      return isFirst;
    },
    isFull: async () => now() - lastFull <= RECENT_MS || (await freeBytes()) < LEAST_FREE_BYTES,
  };
}
