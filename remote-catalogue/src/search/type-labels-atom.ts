import type { Publication } from '@leeszaal/shared-contracts';
import { atom, type Getter } from 'jotai';
import { type TypeLabels, withTypeLabels } from '../publication/type-labels.ts';
import { modulesAtom } from './search-atoms.ts';

const seenTypesAtom = atom<TypeLabels>(new Map());

/**
 * The labels of document types in the results on the screen, in their facets and in opened details. Write a detail's
 * publication to add its type. Searches use a type's plain name in every language (`docs/decisions.md` 85).
 */
export const typeLabelsAtom = atom(
  (get) => typeLabels(get),
  (get, set, publication: Publication) => {
    set(seenTypesAtom, withTypeLabels(typeLabels(get), [publication]));
  },
);

function typeLabels(get: Getter): TypeLabels {
  const states = [...get(modulesAtom).values()];
  const ready = states.filter((state) => state.kind === 'ready');
  const counted = ready.flatMap(({ typeLabels = {} }) =>
    Object.entries(typeLabels).map(([documentType, documentTypeLabels]) => ({
      documentType,
      documentTypeLabels,
    })),
  );
  const shown = ready.flatMap(({ publications }) => publications);
  return withTypeLabels(get(seenTypesAtom), [...shown, ...counted]);
}
