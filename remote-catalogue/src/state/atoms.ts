import type { Publication } from '@leeszaal/shared-contracts';
import { atom, type Getter } from 'jotai';
import type { PendingFacets } from '../facets/facet-choice.ts';
import { type TypeLabels, withTypeLabels } from '../publication/type-labels.ts';
import type { ModuleState } from '../results/module-state.contract.ts';
import type { Draft } from '../search/draft.ts';
import type { LinkedSearch } from '../search/shared-query.ts';
import { EMPTY_SELECTION, type Selection } from '../selection/selection.ts';
import type { ResultsEntry } from './results-entry.contract.ts';

/** The search that was carried out last; undefined before the first one. */
export const searchAtom = atom<LinkedSearch | undefined>(undefined);
/** The entry of the history that the results on the screen belong to. */
export const entryAtom = atom<ResultsEntry | undefined>(undefined);
/** What the search bar and its panel hold, not carried out yet. */
export const draftAtom = atom<Draft | undefined>(undefined);
/** Each module's search by connection. */
export const modulesAtom = atom<ReadonlyMap<number, ModuleState>>(new Map());
/** Facet changes that are chosen but not applied, by connection. */
export const pendingAtom = atom<ReadonlyMap<number, PendingFacets>>(new Map());
/** The results that are ticked, in all modules. */
export const selectionAtom = atom<Selection>(EMPTY_SELECTION);
/** How many changes of one's own shelves were noted that the host has not read (`own-shelves.ts`). */
export const notedChangesAtom = atom(0);
/** Whether home stands with the first thing that was worth waiting for: what comes ahead may come now. */
export const isHomeSettledAtom = atom(false);

const seenTypesAtom = atom<TypeLabels>(new Map());
/**
 * The names of document types of all results on the screen, and of the details that were opened; written with the
 * publication of a detail. A type is searched by its plain name, whatever the language (`docs/decisions.md` 85).
 */
export const typeLabelsAtom = atom(
  (get) => typeLabels(get),
  (get, set, publication: Publication) => {
    set(seenTypesAtom, withTypeLabels(typeLabels(get), [publication]));
  },
);

function typeLabels(get: Getter): TypeLabels {
  const states = [...get(modulesAtom).values()];
  const shown = states.flatMap((state) => (state.kind === 'ready' ? state.publications : []));
  return withTypeLabels(get(seenTypesAtom), shown);
}
