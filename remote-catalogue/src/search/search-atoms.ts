import { atom, type createStore } from 'jotai';
import type { Draft } from '../criteria/draft.ts';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import type { ModuleState } from './module-state.contract.ts';
import type { PendingFacets } from './pending-facets.contract.ts';
import type { ResultsEntry } from './results-entry.contract.ts';

/** The store of one mount. */
export type Store = ReturnType<typeof createStore>;

/** The search that was carried out last; undefined before the first one. */
export const searchAtom = atom<LinkedSearch | undefined>(undefined);
/** The history entry that the results on the screen belong to. */
export const entryAtom = atom<ResultsEntry | undefined>(undefined);
/** The content of the search bar and its panel, which may not have been searched yet. */
export const draftAtom = atom<Draft | undefined>(undefined);
/** Each module's search by connection. */
export const modulesAtom = atom<ReadonlyMap<number, ModuleState>>(new Map());
/** Facet changes that are chosen but not applied, by connection. */
export const pendingAtom = atom<ReadonlyMap<number, PendingFacets>>(new Map());

/** Drops the pending facet changes of a connection. */
export function clearPending(store: Store, connection: number): void {
  store.set(pendingAtom, (pending) => {
    const others = new Map(pending);
    others.delete(connection);
    return others;
  });
}
