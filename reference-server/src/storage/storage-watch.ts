import { statfs } from 'node:fs/promises';

/** With fewer free bytes in the data folder the server is unhealthy. */
export const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/** Time for which a storage failure counts as the current state. */
const RECENT_MS = 60_000;

/** Monitors free storage. */
export interface StorageWatch {
  /**
   * Records a failure for lack of storage.
   * @returns whether it is the first in the last minute, to be logged
   */
  noteFull(): boolean;
  /** Whether storage is low, or a write has failed in the last minute (also on the database's machine). */
  isFull(): Promise<boolean>;
}

/** Data sources of a watch; `now` is a monotonic clock in milliseconds. */
export interface StorageWatchOptions {
  readonly freeBytes: () => Promise<number>;
  readonly now: () => number;
}

/** Free bytes for this account on a folder's file system. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Creates a watch. */
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
