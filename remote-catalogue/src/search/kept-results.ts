import { isSameSearch } from '../criteria/compare-searches.ts';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import type { Selection } from '../selection/selection.ts';
import { selectionAtom } from '../selection/selection-atom.ts';
import type { ModuleState } from './module/module-state.contract.ts';
import { firstModuleState } from './module/module-step.ts';
import { type OpenWorks, openWorksAtom } from './open-works-atom.ts';
import { entryAtom, modulesAtom, type Store, searchAtom } from './search-atoms.ts';

interface Results {
  readonly search: LinkedSearch;
  readonly modules: ReadonlyMap<number, ModuleState>;
  readonly selection: Selection;
  readonly openWorks: OpenWorks;
  /** Whether the basket had entries. */
  readonly isBuying: boolean;
}

/** The screen of a history entry, and the search of its address. */
export interface KeptEntry {
  readonly screen: string;
  readonly linked: LinkedSearch;
}

/**
 * Results by screen, which an entry shares with the details above it: Back and Forward, and the way back from the
 * reader or the shop, show the loaded pages as they were (`docs/decisions.md` 83).
 */
export interface KeptResults {
  /**
   * Keeps the results of a store for its entry, unless no module has any. A module that failed or is loading keeps
   * only its facets and is searched again later; a next page that is loading is dropped.
   *
   * @param isBuying whether the basket has entries
   */
  keep(store: Store, isBuying: boolean): void;
  /**
   * Restores the results of an entry. Results are outdated after the basket was emptied, because the collection then
   * has the ordered books.
   *
   * @param entry the last kept entry if undefined
   * @returns whether the entry had results
   */
  recall(store: Store, isBuying: boolean, entry?: KeptEntry): boolean;
}

/** The maximum number of entries with kept results. */
const ENTRIES_KEPT = 10;

/** Creates an empty memory of results. */
export function createKeptResults(): KeptResults {
  /** Oldest first. */
  const kept = new Map<string, Results>();
  return {
    keep(store, isBuying) {
      const entry = store.get(entryAtom);
      const search = store.get(searchAtom);
      const modules = store.get(modulesAtom);
      if (!entry || !search) return;
      kept.delete(entry.screen);
      if (![...modules.values()].some(({ kind }) => kind === 'ready')) return;
      kept.set(entry.screen, {
        search,
        modules: new Map([...modules].map(([connection, state]) => [connection, settled(state)])),
        selection: store.get(selectionAtom),
        openWorks: store.get(openWorksAtom),
        isBuying,
      });
      const [oldest] = kept.keys();
      if (kept.size > ENTRIES_KEPT && oldest !== undefined) kept.delete(oldest);
    },
    recall(store, isBuying, entry) {
      const found = entry ? kept.get(entry.screen) : [...kept.values()].at(-1);
      if (!found || (entry && !isSameSearch(found.search, entry.linked))) return false;
      if (found.isBuying && !isBuying) return false;
      store.set(searchAtom, found.search);
      store.set(modulesAtom, renumbered(found.modules, store.get(modulesAtom)));
      store.set(selectionAtom, found.selection);
      store.set(openWorksAtom, found.openWorks);
      return true;
    },
  };
}

function settled(state: ModuleState): ModuleState {
  if (state.kind === 'ready') return { ...state, more: 'idle' };
  return { ...firstModuleState, active: state.active };
}

/** Continues the sequence of each connection, so that a late answer to another entry is dropped. */
function renumbered(
  modules: ReadonlyMap<number, ModuleState>,
  present: ReadonlyMap<number, ModuleState>,
): ReadonlyMap<number, ModuleState> {
  return new Map(
    [...modules].map(([connection, state]) => {
      const next = (present.get(connection)?.sequence ?? 0) + 1;
      return [connection, { ...state, sequence: Math.max(state.sequence, next) }];
    }),
  );
}
