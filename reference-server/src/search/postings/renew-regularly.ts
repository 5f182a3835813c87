import type { HeldArrays } from '../facets/arrays-store.ts';
import type { FacetArrays } from '../facets/facet-arrays.ts';
import type { PostingsStore } from './postings-store.ts';
import { RENEWED_AFTER } from './renewals.ts';

/** Creates the renewal of all lists of a connection in the background after many changes, so that none is dropped. */
export function createRegularRenewal({
  load,
}: Pick<PostingsStore, 'load'>): (connectionId: number, held: HeldArrays) => void {
  const renewedAt = new WeakMap<FacetArrays, Pick<HeldArrays, 'changed' | 'passed'>>();
  const running = new WeakSet<FacetArrays>();
  return (connectionId, held) => {
    const { arrays, changed, passed } = held;
    const last = renewedAt.get(arrays) ?? { changed: 0, passed: 0 };
    const isDue =
      changed >= last.changed + RENEWED_AFTER.ofConnection ||
      passed >= last.passed + RENEWED_AFTER.ofAll;
    if (!isDue || running.has(arrays)) return;
    running.add(arrays);
    load(connectionId, held, [])
      .then((isDone) => isDone && renewedAt.set(arrays, { changed, passed }))
      // A search tries again.
      .catch(() => undefined)
      .finally(() => running.delete(arrays));
  };
}
