import type { Queryable } from '../../database/database.contract.ts';
import type { HeldArrays } from '../facets/arrays-store.ts';
import { createKeptLists } from './kept-lists.ts';
import { loadPostingList } from './load-posting-list.ts';
import type { PostingLists } from './match-rows.ts';
import { createPauses } from './pauses.ts';
import { createRenewals } from './renewals.ts';

/** The most memory of the lists of a process, in bytes. */
const BYTES_AT_MOST = 64 * 2 ** 20;
/** Searches whose lists may wait to be loaded. */
const WAITING_AT_MOST = 20;
/** How often lists are renewed for one search: the arrays may get more changes meanwhile. */
const TRIES = 3;

/** A cache of the postings of words that were searched. */
export interface PostingsStore {
  /** Whether there are the lists of all these lexemes for some arrays, of any version. */
  has(connectionId: number, held: HeldArrays, lexemes: readonly string[]): boolean;
  /**
   * The lists of all these lexemes with all changes that are in some arrays, which are read first if they are few.
   * Undefined if a list is missing, was dropped after too many changes, or if the arrays change again and again.
   */
  lists(
    connectionId: number,
    held: HeldArrays,
    lexemes: readonly string[],
  ): Promise<PostingLists | undefined>;
  /**
   * Renews all lists of a connection, or drops them. Then loads missing lists, one after another, and after those of
   * earlier calls.
   *
   * @returns false if it did nothing, since twenty calls wait
   */
  load(connectionId: number, held: HeldArrays, lexemes: readonly string[]): Promise<boolean>;
  /** Whether less than half of the memory is in use, so that lists may be loaded before a search needs them. */
  hasRoom(): boolean;
}

/** Creates an empty store, which forgets first what was not used for longest. */
export function createPostingsStore(
  database: Queryable,
  { bytesAtMost = BYTES_AT_MOST } = {},
): PostingsStore {
  const kept = createKeptLists(bytesAtMost);
  const pause = createPauses();
  const { renew, renewOnce } = createRenewals(database, kept, pause);
  let waiting = 0;
  let last = Promise.resolve();

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
    const { version, arrays, reading } = held;
    const all = kept.of(connectionId);
    const others = all.filter((each) => each.arrays !== arrays);
    // The caller's arrays have been read again meanwhile. Versions do not tell: a restored backup has lower ones.
    if (others.some((each) => each.reading > reading)) return;
    others.forEach(kept.remove);
    const earlier = all.filter((each) => each.arrays === arrays && each.version < version);
    await renew(connectionId, { version, arrays }, earlier);
    for (const lexeme of lexemes) {
      if (find(connectionId, held, lexeme) !== undefined) continue;
      const { version: before } = held;
      const rows = { rowOf: arrays.rowOf, pause };
      const list = await loadPostingList(database, connectionId, lexeme, rows);
      kept.put({ connectionId, lexeme, version: before, arrays, reading, list });
    }
  }

  return {
    has: (connectionId, held, lexemes) =>
      lexemes.every((lexeme) => find(connectionId, held, lexeme) !== undefined),
    async lists(connectionId, held, lexemes) {
      for (let tries = 0; ; tries += 1) {
        const found = lexemes.flatMap((lexeme) => find(connectionId, held, lexeme) ?? []);
        if (found.length < lexemes.length) return undefined;
        // The arrays may have got changes while other lists were renewed.
        const earlier = found.filter((each) => each.version < held.version);
        if (earlier.length === 0) return new Map(found.map(({ lexeme, list }) => [lexeme, list]));
        if (tries === TRIES) return undefined;
        await renewOnce(connectionId, held, earlier);
      }
    },
    async load(connectionId, held, lexemes) {
      if (waiting >= WAITING_AT_MOST) return false;
      waiting += 1;
      const work = last.then(() => loadAll(connectionId, held, lexemes));
      last = work
        .catch(() => undefined)
        .finally(() => {
          waiting -= 1;
        });
      await work;
      return true;
    },
    hasRoom: () => kept.bytes() < bytesAtMost / 2,
  };
}
