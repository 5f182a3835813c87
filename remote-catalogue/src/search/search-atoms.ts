import type { ActiveFacets } from '@leeszaal/shared-contracts';
import { atom, type createStore } from 'jotai';
import type { Draft } from '../criteria/draft.ts';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import type { ModuleState } from './module/module-state.contract.ts';

/** The store of one mount. */
export type Store = ReturnType<typeof createStore>;

/** A history entry that shows results. */
export interface ResultsEntry {
  readonly key: string;
  /** The key of the screen: that of the entry below an open detail. Results are kept under it. */
  readonly screen: string;
  /** Path and query. */
  readonly address: string;
  /** Whether the results were kept from an earlier visit; scroll and focus are then restored. */
  readonly isRecalled: boolean;
}

/** Chosen facet changes that are not applied yet (`docs/decisions.md` 26). */
export interface PendingFacets {
  readonly add: ActiveFacets;
  readonly remove: ActiveFacets;
}

/** The current search; undefined before the first one. */
export const searchAtom = atom<LinkedSearch | undefined>(undefined);
/** The history entry of the results on the screen. */
export const entryAtom = atom<ResultsEntry | undefined>(undefined);
/** The content of the search bar and its panel. */
export const draftAtom = atom<Draft | undefined>(undefined);
/**
 * The state of each module's search, by connection. The modules with results are in the order in which they became
 * ready ({@link withState}).
 */
export const modulesAtom = atom<ReadonlyMap<number, ModuleState>>(new Map());
/** Pending facet changes, by connection. */
export const pendingAtom = atom<ReadonlyMap<number, PendingFacets>>(new Map());

/** Discards the pending facet changes of a connection. */
export function clearPending(store: Store, connection: number): void {
  store.set(pendingAtom, (pending) => {
    const others = new Map(pending);
    others.delete(connection);
    return others;
  });
}

/** The states after one of them has changed. A module that becomes ready is the last. */
export function withState(
  modules: ReadonlyMap<number, ModuleState>,
  connection: number,
  state: ModuleState,
): ReadonlyMap<number, ModuleState> {
  const next = new Map(modules);
  if (state.kind === 'ready' && modules.get(connection)?.kind !== 'ready') next.delete(connection);
  return next.set(connection, state);
}
