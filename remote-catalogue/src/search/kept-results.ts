import type { createStore } from 'jotai';
import { isSameQuestion } from '../criteria/compare-searches.ts';
import type { Criteria } from '../criteria/criteria.ts';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import type { Selection } from '../selection/selection.ts';
import { selectionAtom } from '../selection/selection-atom.ts';
import type { ModuleState } from './module-state.contract.ts';
import { firstModuleState } from './module-step.ts';
import { entryAtom, modulesAtom, searchAtom } from './search-atoms.ts';

type Store = ReturnType<typeof createStore>;

interface KeptResults {
  readonly search: LinkedSearch;
  readonly modules: ReadonlyMap<number, ModuleState>;
  readonly selection: Selection;
  /** Whether there was something in the basket. */
  readonly isBuying: boolean;
}

/** An entry of the history, and what it asks. */
export interface KeptEntry {
  readonly key: string;
  readonly criteria: Criteria;
}

/** How many entries of the history keep their results. */
const ENTRIES_KEPT = 10;

/**
 * What was found, by entry of the history, as long as the page lives: Back and Forward, and the way back
 * from the reader or the shop, find the loaded pages as they were (`docs/decisions.md` 83). A login, a
 * logout or another client begins a page of its own.
 */
const kept = new Map<string, KeptResults>();

/**
 * Keeps what the store holds for its entry, where anything was found. A module that failed or was still on its
 * way keeps its filters alone, and is asked again on the way back; a next page that was on its way has not come.
 *
 * @param isBuying whether there is something in the basket
 */
export function keepResults(store: Store, isBuying: boolean): void {
  const entry = store.get(entryAtom);
  const search = store.get(searchAtom);
  const modules = store.get(modulesAtom);
  if (!entry || !search) return;
  kept.delete(entry.key);
  if (![...modules.values()].some(({ kind }) => kind === 'ready')) return;
  kept.set(entry.key, {
    search,
    modules: new Map([...modules].map(([connection, state]) => [connection, settled(state)])),
    selection: store.get(selectionAtom),
    isBuying,
  });
  const [oldest] = kept.keys();
  if (kept.size > ENTRIES_KEPT && oldest !== undefined) kept.delete(oldest);
}

function settled(state: ModuleState): ModuleState {
  if (state.kind === 'ready') return { ...state, more: 'idle' };
  return { ...firstModuleState, active: state.active };
}

/**
 * Gives a store what was kept for an entry, or what was kept last; but for a basket that was emptied
 * meanwhile: what was bought is in the collection now, and the results don't know it.
 *
 * @param entry which one; without it, the one that was left last
 * @returns whether there was anything
 */
export function recallResults(store: Store, isBuying: boolean, entry?: KeptEntry): boolean {
  const found = entry ? kept.get(entry.key) : [...kept.values()].at(-1);
  if (!found || (entry && !isSameQuestion(found.search.criteria, entry.criteria))) return false;
  if (found.isBuying && !isBuying) return false;
  // Searches of a connection go on counting: a late answer of another entry must not fit.
  const present = store.get(modulesAtom);
  const numbered = [...found.modules].map(
    ([connection, state]) =>
      [
        connection,
        {
          ...state,
          sequence: Math.max(state.sequence, (present.get(connection)?.sequence ?? 0) + 1),
        },
      ] as const,
  );
  store.set(searchAtom, found.search);
  store.set(modulesAtom, new Map(numbered));
  store.set(selectionAtom, found.selection);
  return true;
}
