import type { FacetArrays } from '../facets/facet-arrays.ts';
import type { PostingList } from './posting-list.ts';

/** A list that a process keeps. */
export interface KeptList {
  readonly connectionId: number;
  readonly lexeme: string;
  /** The catalogue's version up to which all changes are in the list. */
  readonly version: number;
  /** The arrays whose rows the list has. */
  readonly arrays: FacetArrays;
  /** The number of the reading of these arrays (`HeldArrays`). */
  readonly reading: number;
  readonly list: PostingList;
}

/** Lists within a limit of memory. */
export interface KeptLists {
  /** A list, which is then the last one used. */
  find(connectionId: number, lexeme: string): KeptList | undefined;
  /** All lists of a connection. */
  of(connectionId: number): readonly KeptList[];
  put(kept: KeptList): void;
  /** Puts a renewed list in the place of an earlier one, if that is still kept. */
  replace(kept: KeptList): void;
  /** Memory of the lists, in bytes. */
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

  function shrink(): void {
    for (const first of entries.values()) {
      if (bytes <= bytesAtMost) break;
      remove(first);
    }
  }

  return {
    remove,
    bytes: () => bytes,
    find(connectionId, lexeme) {
      const key = keyOf(connectionId, lexeme);
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    of: (connectionId) =>
      [...entries.values()].filter((entry) => entry.connectionId === connectionId),
    put(kept) {
      remove(kept);
      entries.set(keyOf(kept.connectionId, kept.lexeme), kept);
      bytes += kept.list.bytes;
      shrink();
    },
    replace(kept) {
      const key = keyOf(kept.connectionId, kept.lexeme);
      const entry = entries.get(key);
      if (entry?.arrays !== kept.arrays || entry.version > kept.version) return;
      entries.set(key, kept);
      bytes += kept.list.bytes - entry.list.bytes;
      shrink();
    },
  };
}
