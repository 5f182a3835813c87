import type { Queryable } from '../../database/database.contract.ts';
import type { HeldArrays } from '../facets/arrays-store.ts';
import { loadPostingList } from './load-posting-list.ts';
import type { PostingLists } from './match-rows.ts';
import type { PostingList } from './posting-list.ts';

/** What the lists of a process take of its memory at most. */
const BYTES_AT_MOST = 64 * 2 ** 20;

/** A cache of the postings of words that were searched. */
export interface PostingsStore {
  /** The lists of all these lexemes for some arrays; undefined if one is missing. */
  lists(
    connectionId: number,
    held: HeldArrays,
    lexemes: readonly string[],
  ): PostingLists | undefined;
  /** Loads missing lists, one after another; does nothing while it loads others. */
  load(connectionId: number, held: HeldArrays, lexemes: readonly string[]): Promise<void>;
}

interface Entry {
  /** Rows are those of these arrays. */
  readonly held: HeldArrays;
  readonly list: PostingList;
}

/** Creates an empty store, which forgets first what was not used for longest. */
export function createPostingsStore(
  database: Queryable,
  { bytesAtMost = BYTES_AT_MOST } = {},
): PostingsStore {
  // In the order of their last use.
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let isLoading = false;

  const keyOf = (connectionId: number, lexeme: string): string => `${connectionId} ${lexeme}`;

  function remove(key: string): void {
    bytes -= entries.get(key)?.list.bytes ?? 0;
    entries.delete(key);
  }

  function put(key: string, entry: Entry): void {
    remove(key);
    entries.set(key, entry);
    bytes += entry.list.bytes;
  }

  function find(connectionId: number, held: HeldArrays, lexeme: string): PostingList | undefined {
    const key = keyOf(connectionId, lexeme);
    const entry = entries.get(key);
    if (entry?.held !== held) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return entry.list;
  }

  /** Whether the catalogue is still as in the arrays. */
  async function loadOne(connectionId: number, held: HeldArrays, lexeme: string): Promise<boolean> {
    if (find(connectionId, held, lexeme) !== undefined) return true;
    const { rowOf } = held.arrays;
    const { version, list } = await loadPostingList(database, connectionId, lexeme, rowOf);
    if (version !== held.version) return false;
    put(keyOf(connectionId, lexeme), { held, list });
    for (const key of entries.keys()) {
      if (bytes <= bytesAtMost) break;
      remove(key);
    }
    return true;
  }

  return {
    lists(connectionId, held, lexemes) {
      const lists = new Map<string, PostingList>();
      for (const lexeme of lexemes) {
        const list = find(connectionId, held, lexeme);
        if (list === undefined) return undefined;
        lists.set(lexeme, list);
      }
      return lists;
    },
    async load(connectionId, held, lexemes) {
      if (isLoading) return;
      isLoading = true;
      try {
        for (const lexeme of lexemes) {
          if (!(await loadOne(connectionId, held, lexeme))) return;
        }
      } finally {
        isLoading = false;
      }
    },
  };
}
