import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '../../database/database.contract.ts';
import type { HeldArrays } from '../facets/arrays-store.ts';
import { changedSince } from './changed-publications.ts';
import { createKeptLists, type KeptList } from './kept-lists.ts';
import { loadPostingList } from './load-posting-list.ts';
import type { PostingLists } from './match-rows.ts';
import type { PostingList } from './posting-list.ts';
import { addedRanks, createPauses, renewedList } from './renew-lists.ts';

/** What the lists of a process take of its memory at most. */
const BYTES_AT_MOST = 64 * 2 ** 20;
/** Searches whose lists may wait to be loaded. */
const WAITING_AT_MOST = 20;
/** Changed publications from which lists are loaded again instead. */
const CHANGED_AT_MOST = 5000;

/** A cache of the postings of words that were searched. */
export interface PostingsStore {
  /** The lists of all these lexemes for some arrays; undefined if one is missing. */
  lists(
    connectionId: number,
    held: HeldArrays,
    lexemes: readonly string[],
  ): PostingLists | undefined;
  /**
   * Makes the lists of earlier arrays those of newer ones, or drops them. Then loads missing lists, one after another, and
   * after those of earlier calls. Does nothing while twenty calls wait.
   */
  load(connectionId: number, held: HeldArrays, lexemes: readonly string[]): Promise<void>;
  /** Whether less than half of the memory is in use, so that lists may be loaded before a search needs them. */
  hasRoom(): boolean;
}

/** Creates an empty store, which forgets first what was not used for longest. */
export function createPostingsStore(
  database: Queryable,
  { bytesAtMost = BYTES_AT_MOST } = {},
): PostingsStore {
  const kept = createKeptLists(bytesAtMost);
  let waiting = 0;
  let last = Promise.resolve();

  /** Renews lists of one version; false if their changes are not known. */
  async function renewSome(
    connectionId: number,
    { version, arrays: { ids, rowOf } }: HeldArrays,
    earlier: readonly KeptList[],
    from: number,
  ): Promise<boolean> {
    const changed = await changedSince(database, connectionId, from, CHANGED_AT_MOST);
    if (changed === undefined) return false;
    const lexemes = earlier.map(({ lexeme }) => lexeme);
    const added = await addedRanks(database, { connectionId, changed, lexemes }, version);
    if (added === undefined) return false;
    const renewal = { rowOf, changed, pause: createPauses() };
    for (const [at, each] of earlier.entries()) {
      const list = await renewedList(each.list, each.ids, renewal, added[at] ?? []);
      kept.put({ ...each, version, ids, list });
      // Lists of common words are long, so requests are answered between two of them.
      await setImmediate();
    }
    return true;
  }

  /** Whether the catalogue is still as in the arrays. */
  async function loadOne(connectionId: number, held: HeldArrays, lexeme: string): Promise<boolean> {
    if (kept.find(connectionId, held.version, lexeme) !== undefined) return true;
    const { ids, rowOf } = held.arrays;
    const { version, list } = await loadPostingList(database, connectionId, lexeme, rowOf);
    if (version !== held.version) return false;
    kept.put({ connectionId, lexeme, version, ids, list });
    return true;
  }

  async function loadAll(
    connectionId: number,
    held: HeldArrays,
    lexemes: readonly string[],
  ): Promise<void> {
    for (const [from, earlier] of kept.before(connectionId, held.version)) {
      if (!(await renewSome(connectionId, held, earlier, from))) earlier.forEach(kept.remove);
    }
    for (const lexeme of lexemes) {
      if (!(await loadOne(connectionId, held, lexeme))) return;
    }
  }

  return {
    lists(connectionId, held, lexemes) {
      const lists = new Map<string, PostingList>();
      for (const lexeme of lexemes) {
        const list = kept.find(connectionId, held.version, lexeme);
        if (list === undefined) return undefined;
        lists.set(lexeme, list);
      }
      return lists;
    },
    async load(connectionId, held, lexemes) {
      if (waiting >= WAITING_AT_MOST) return;
      waiting += 1;
      const work = last.then(() => loadAll(connectionId, held, lexemes));
      last = work
        .catch(() => undefined)
        .finally(() => {
          waiting -= 1;
        });
      await work;
    },
    hasRoom: () => kept.bytes() < bytesAtMost / 2,
  };
}
