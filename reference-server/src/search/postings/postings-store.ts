import type { Queryable } from '../../database/database.contract.ts';
import type { HeldArrays } from '../facets/arrays-store.ts';
import { changedSince } from '../facets/changing/changed-publications.ts';
import { createKeptLists, type KeptList } from './kept-lists.ts';
import { loadPostingList } from './load-posting-list.ts';
import type { PostingLists } from './match-rows.ts';
import { createPauses } from './pauses.ts';
import { addedRanks, renewedList } from './renew-lists.ts';

/** The most memory of the lists of a process, in bytes. */
const BYTES_AT_MOST = 64 * 2 ** 20;
/** Searches whose lists may wait to be loaded. */
const WAITING_AT_MOST = 20;
/** Changed publications from which lists are loaded again instead. */
const CHANGED_AT_MOST = 5000;

/** A cache of the postings of words that were searched. */
export interface PostingsStore {
  /** Whether there are the lists of all these lexemes for some arrays, of any version. */
  has(connectionId: number, held: HeldArrays, lexemes: readonly string[]): boolean;
  /**
   * The lists of all these lexemes with all changes that are in some arrays, which are read first if they are few.
   * Undefined if a list is missing, or was dropped after too many changes.
   */
  lists(
    connectionId: number,
    held: HeldArrays,
    lexemes: readonly string[],
  ): Promise<PostingLists | undefined>;
  /**
   * Renews all lists of a connection, or drops them. Then loads missing lists, one after another, and after those of
   * earlier calls. Does nothing while twenty calls wait.
   */
  load(connectionId: number, held: HeldArrays, lexemes: readonly string[]): Promise<void>;
  /** Whether less than half of the memory is in use, so that lists may be loaded before a search needs them. */
  hasRoom(): boolean;
}

type ArraysVersion = Pick<HeldArrays, 'version' | 'arrays'>;

/** Creates an empty store, which forgets first what was not used for longest. */
export function createPostingsStore(
  database: Queryable,
  { bytesAtMost = BYTES_AT_MOST } = {},
): PostingsStore {
  const kept = createKeptLists(bytesAtMost);
  let waiting = 0;
  let last = Promise.resolve();

  /** Makes lists those of the catalogue as it is in arrays, or drops them. */
  async function renew(
    connectionId: number,
    { version, arrays }: ArraysVersion,
    earlier: readonly KeptList[],
  ): Promise<void> {
    if (earlier.length === 0) return;
    const from = Math.min(...earlier.map((each) => each.version));
    const changed = await changedSince(database, connectionId, from, CHANGED_AT_MOST);
    if (changed === undefined) {
      const oldest = Map.groupBy(earlier, (each) => each.version === from);
      oldest.get(true)?.forEach(kept.remove);
      await renew(connectionId, { version, arrays }, oldest.get(false) ?? []);
      return;
    }
    const lexemes = earlier.map(({ lexeme }) => lexeme);
    const added = await addedRanks(database, { connectionId, changed: changed.ids, lexemes });
    const marks = new Uint8Array(arrays.ids.length);
    for (const row of Array.from(changed.ids, arrays.rowOf)) {
      if (row >= 0) marks[row] = 1;
    }
    const renewal = { rowOf: arrays.rowOf, changed: marks, pause: createPauses() };
    for (const [at, each] of earlier.entries()) {
      const list = await renewedList(each.list, renewal, added[at] ?? []);
      // Publications that changed after this version are among the next changes, too.
      kept.replace({ ...each, version, list });
    }
  }

  /** The list of these arrays, of any version. */
  function find(connectionId: number, { arrays }: HeldArrays, lexeme: string) {
    const found = kept.find(connectionId, lexeme);
    return found?.arrays === arrays ? found : undefined;
  }

  async function loadAll(
    connectionId: number,
    held: HeldArrays,
    lexemes: readonly string[],
  ): Promise<void> {
    const { version, arrays } = held;
    const all = kept.of(connectionId);
    const others = all.filter((each) => each.arrays !== arrays);
    // The caller's arrays have been read again meanwhile.
    if (others.some((each) => each.version > version)) return;
    others.forEach(kept.remove);
    const earlier = all.filter((each) => each.arrays === arrays && each.version < version);
    await renew(connectionId, { version, arrays }, earlier);
    const reading = { rowOf: arrays.rowOf, pause: createPauses() };
    for (const lexeme of lexemes) {
      if (find(connectionId, held, lexeme) !== undefined) continue;
      const { version: before } = held;
      const list = await loadPostingList(database, connectionId, lexeme, reading);
      kept.put({ connectionId, lexeme, version: before, arrays, list });
    }
  }

  return {
    has: (connectionId, held, lexemes) =>
      lexemes.every((lexeme) => find(connectionId, held, lexeme) !== undefined),
    async lists(connectionId, held, lexemes) {
      const { version, arrays } = held;
      const known = lexemes.flatMap((lexeme) => find(connectionId, held, lexeme) ?? []);
      const earlier = known.filter((each) => each.version < version);
      await renew(connectionId, { version, arrays }, earlier);
      const found = lexemes.flatMap((lexeme) => find(connectionId, held, lexeme) ?? []);
      if (found.length < lexemes.length) return undefined;
      return new Map(found.map(({ lexeme, list }) => [lexeme, list]));
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
