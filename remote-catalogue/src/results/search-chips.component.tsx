import { FACETS } from '@leeszaal/shared-contracts';
import { useHost, useLibrary } from '@leeszaal/shared-contracts/react';
import { Chip, ChipList } from '@leeszaal/shared-ui/chip';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type Narrowing, withoutFacet, withoutNarrowing } from '../criteria/narrowing.ts';
import { type LinkedSearch, resultsPath } from '../criteria/shared-query.ts';
import { FACET_NAMES } from '../facets/facet-names.ts';
import { typeLabelsAtom } from '../search/type-labels-atom.ts';
import { useDefaultCriteria } from '../search/use-draft.ts';
import { useSearchController } from '../search/use-search-controller.ts';
import {
  CONTEXT_NAMES,
  RELATION_NAMES,
  SORT_FIELD_NAMES,
  SORT_ORDER_NAMES,
} from '../search-bar/options.ts';
import { rowText } from '../search-bar/row-text.ts';
import { entryState, withoutTab } from '../shell/entry-state.ts';
import styles from './results.module.css';

interface SearchChipsProps {
  readonly search: LinkedSearch;
  readonly narrowings: readonly Narrowing[];
  /** The open tab; undefined on All results. */
  readonly connection: number | undefined;
  /** Called before a chip goes with its own button. */
  readonly onTakeOff: () => void;
}

/** All that narrows or orders the search and is not in the search field; each can be taken off. */
export function SearchChips({ search, narrowings, connection, onTakeOff }: SearchChipsProps) {
  const { t } = useLingui();
  const { navigation } = useHost();
  const controller = useSearchController();
  const defaults = useDefaultCriteria();
  const textOf = useNarrowingText(connection === undefined);
  if (narrowings.length === 0) return null;
  const takeOff = (narrowing: Narrowing) => {
    onTakeOff();
    if (narrowing.kind === 'facet' && connection === undefined) {
      // All results have no facets in their address.
      controller.changeFacets(narrowing.connection, (facets) =>
        withoutFacet(facets, narrowing.group, narrowing.value),
      );
      return;
    }
    const state = withoutTab(entryState(navigation.current()));
    navigation.navigate(resultsPath(withoutNarrowing(search, narrowing, defaults)), { state });
  };
  return (
    <ChipList label={t`Filters`} className={styles.chips}>
      {narrowings.map((narrowing) => {
        const text = textOf(narrowing);
        return (
          // A row and a facet may read alike.
          <Chip
            key={JSON.stringify(narrowing)}
            onRemove={() => takeOff(narrowing)}
            removeLabel={t`Remove: ${text}`}
          >
            {text}
          </Chip>
        );
      })}
    </ChipList>
  );
}

/** @param isNamed whether a facet says which connection it filters */
function useNarrowingText(isNamed: boolean): (narrowing: Narrowing) => string {
  const { t, i18n } = useLingui();
  const { modules } = useLibrary();
  const types = useAtomValue(typeLabelsAtom);
  return (narrowing) => {
    switch (narrowing.kind) {
      case 'context': {
        const context = i18n._(CONTEXT_NAMES[narrowing.context]);
        return t`Search in: ${context}`;
      }
      case 'phrase':
        return t`Exact phrase`;
      case 'field': {
        const text = rowText(narrowing.row, i18n, types);
        return narrowing.isAlternative ? `${i18n._(RELATION_NAMES.or)} ${text}` : text;
      }
      case 'order': {
        const field = i18n._(SORT_FIELD_NAMES[narrowing.sortField]);
        const order = i18n._(SORT_ORDER_NAMES[narrowing.sortOrder]);
        return t`Sorted by: ${field}, ${order}`;
      }
      case 'facet': {
        const { connection, group, value } = narrowing;
        const known = FACETS.find((facet) => facet === group);
        const text = `${known ? i18n._(FACET_NAMES[known]) : group}: ${value}`;
        const module = isNamed && modules.find((each) => each.connection === connection);
        return module ? `${module.name} – ${text}` : text;
      }
    }
  };
}
