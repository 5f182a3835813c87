import type { createStore } from 'jotai';
import type { ModuleState } from '../results/module-state.contract.ts';
import type { LinkedSearch } from '../search/shared-query.ts';
import type { Selection } from '../selection/selection.ts';
import { detailAtom, modulesAtom, searchAtom, selectionAtom } from '../state/atoms.ts';
import type { OpenedPublication } from '../state/publication-ref.contract.ts';
import { firstModuleState } from './module-step.ts';

type Store = ReturnType<typeof createStore>;

interface KeptResults {
  readonly search: LinkedSearch;
  readonly modules: ReadonlyMap<number, ModuleState>;
  readonly detail: OpenedPublication | undefined;
  readonly selection: Selection;
  /** Whether there was something in the basket. */
  readonly isBuying: boolean;
}

/**
 * What was found last, as long as the page lives: a way back from the reader or the shop finds the
 * loaded pages as they were. A login, a logout or another client begins a page of its own.
 */
let kept: KeptResults | undefined;

/**
 * Keeps what the store holds, where anything was found. A module that failed or was still on its way keeps
 * its filters alone, and is asked again on the way back; a next page that was on its way has not come.
 *
 * @param isBuying whether there is something in the basket
 */
export function keepResults(store: Store, isBuying: boolean): void {
  const search = store.get(searchAtom);
  const modules = store.get(modulesAtom);
  const hasFound = [...modules.values()].some(({ kind }) => kind === 'ready');
  kept =
    search && hasFound
      ? {
          search,
          modules: new Map([...modules].map(([connection, state]) => [connection, settled(state)])),
          detail: store.get(detailAtom),
          selection: store.get(selectionAtom),
          isBuying,
        }
      : undefined;
}

function settled(state: ModuleState): ModuleState {
  if (state.kind === 'ready') return { ...state, more: 'idle' };
  return { ...firstModuleState, active: state.active };
}

/**
 * Gives a fresh store what was kept; but for a basket that was emptied meanwhile: what was bought is
 * in the collection now, and the results don't know it.
 */
export function recallResults(store: Store, isBuying: boolean): void {
  if (!kept || (kept.isBuying && !isBuying)) return;
  store.set(searchAtom, kept.search);
  store.set(modulesAtom, kept.modules);
  store.set(detailAtom, kept.detail);
  store.set(selectionAtom, kept.selection);
}
