import type { Queryable } from '../../database/database.contract.ts';
import { ARRAYS_CHANGED_AT_MOST, type HeldArrays } from '../facets/arrays-store.ts';
import { changedSince } from '../facets/changing/changed-publications.ts';
import type { KeptList, KeptLists } from './kept-lists.ts';
import type { Pause } from './pauses.ts';
import { addedRanks, changedRows, renewedList } from './renew-lists.ts';

/** Changes after which all lists are to be renewed, which takes a second. The database keeps 20,000 of them. */
export const RENEWED_AFTER = { ofConnection: 3000, ofAll: 10_000 } as const;
/**
 * Changed publications from which lists are loaded again instead: as many as may pass before all are renewed, and
 * then as many as the arrays may get at once.
 */
const CHANGED_AT_MOST = RENEWED_AFTER.ofConnection + ARRAYS_CHANGED_AT_MOST;

type ArraysVersion = Pick<HeldArrays, 'version' | 'arrays'>;
type Renew = (
  connectionId: number,
  held: ArraysVersion,
  earlier: readonly KeptList[],
) => Promise<void>;

/** Renewals of kept lists. */
export interface Renewals {
  /** Makes lists those of the catalogue as it is in arrays, or drops them. */
  readonly renew: Renew;
  /** As `renew`, for a search, together with others that want the same. */
  readonly renewOnce: Renew;
}

/** Creates what renews the lists of a store. */
export function createRenewals(database: Queryable, kept: KeptLists, pause: Pause): Renewals {
  /** Renewals for searches that are going on, by the list as it was. */
  const running = new WeakMap<KeptList, Promise<void>>();

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
    const rows = changedRows(arrays, changed.ids, added);
    for (const [at, each] of earlier.entries()) {
      const list = await renewedList(each.list, { marks: rows.marks, pause }, rows.added[at] ?? []);
      // Publications that changed after this version are among the next changes, too.
      kept.replace({ ...each, version, list });
    }
  }

  async function renewOnce(
    connectionId: number,
    { version, arrays }: ArraysVersion,
    earlier: readonly KeptList[],
  ): Promise<void> {
    const others = earlier.filter((each) => !running.has(each));
    const work = renew(connectionId, { version, arrays }, others).finally(() => {
      for (const each of others) running.delete(each);
    });
    for (const each of others) running.set(each, work);
    await Promise.all([work, ...earlier.map((each) => running.get(each))]);
  }

  return { renew, renewOnce };
}
