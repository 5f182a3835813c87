import type { createStore } from 'jotai';
import type { ModuleState } from '../results/module-state.contract.ts';
import type { LinkedSearch } from '../search/shared-query.ts';
import type { Selection } from '../selection/selection.ts';
import { detailAtom, modulesAtom, searchAtom, selectionAtom } from '../state/atoms.ts';
import type { PublicationRef } from '../state/publication-ref.contract.ts';

type Store = ReturnType<typeof createStore>;

interface KeptResults {
  readonly search: LinkedSearch;
  readonly modules: ReadonlyMap<number, ModuleState>;
  readonly detail: PublicationRef | undefined;
  readonly selection: Selection;
}

/**
 * What was found last, as long as the page lives: a way back from the reader or the shop finds the
 * loaded pages as they were. A login, a logout or another client begins a page of its own.
 */
let kept: KeptResults | undefined;

/** Keeps what the store holds; results that were still on their way are not worth it. */
export function keepResults(store: Store): void {
  const search = store.get(searchAtom);
  const modules = store.get(modulesAtom);
  const isWhole = [...modules.values()].every(
    (state) => state.kind === 'ready' && state.more === 'idle',
  );
  kept =
    search && isWhole
      ? { search, modules, detail: store.get(detailAtom), selection: store.get(selectionAtom) }
      : undefined;
}

/** Gives a fresh store what was kept. */
export function recallResults(store: Store): void {
  if (!kept) return;
  store.set(searchAtom, kept.search);
  store.set(modulesAtom, kept.modules);
  store.set(detailAtom, kept.detail);
  store.set(selectionAtom, kept.selection);
}
