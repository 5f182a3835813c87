import type { PostingList } from './posting-list.ts';

/** A list that a process keeps. */
export interface KeptList {
  readonly connectionId: number;
  readonly lexeme: string;
  /** The catalogue's version. */
  readonly version: number;
  /** The ids of the rows at this version. */
  readonly ids: Int32Array;
  readonly list: PostingList;
}

/** Lists within a limit of memory. */
export interface KeptLists {
  /** The list of this version, which is then the last one used. */
  find(connectionId: number, version: number, lexeme: string): PostingList | undefined;
  /** Lists of versions before this one, by version. */
  before(connectionId: number, version: number): ReadonlyMap<number, readonly KeptList[]>;
  put(kept: KeptList): void;
  /** What the lists take of the memory. */
  bytes(): number;
  remove(kept: KeptList): void;
}

const keyOf = (connectionId: number, lexeme: string): string => `${connectionId} ${lexeme}`;

/** Creates an empty memory, which forgets first what was not used for longest. */
export function createKeptLists(bytesAtMost: number): KeptLists {
  // In the order of their last use.
  const entries = new Map<string, KeptList>();
  let bytes = 0;

  function remove({ connectionId, lexeme }: KeptList): void {
    const key = keyOf(connectionId, lexeme);
    bytes -= entries.get(key)?.list.bytes ?? 0;
    entries.delete(key);
  }

  return {
    remove,
    bytes: () => bytes,
    find(connectionId, version, lexeme) {
      const key = keyOf(connectionId, lexeme);
      const entry = entries.get(key);
      if (entry?.version !== version) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.list;
    },
    before(connectionId, version) {
      const earlier = [...entries.values()].filter(
        (entry) => entry.connectionId === connectionId && entry.version < version,
      );
      return Map.groupBy(earlier, (entry) => entry.version);
    },
    put(kept) {
      remove(kept);
      entries.set(keyOf(kept.connectionId, kept.lexeme), kept);
      bytes += kept.list.bytes;
      for (const first of entries.values()) {
        if (bytes <= bytesAtMost) break;
        remove(first);
      }
    },
  };
}
