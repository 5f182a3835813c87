import { useLibrary } from '@leeszaal/remote-kit/react';
import {
  CONTEXT_NAMES,
  SORT_FIELD_NAMES,
  SORT_ORDER_NAMES,
} from '@leeszaal/shared-contracts/labels';
import { Button } from '@leeszaal/shared-ui/button';
import { Chip, ChipList } from '@leeszaal/shared-ui/chip';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { Narrowing } from '../criteria/narrowing.ts';
import { facetChoiceText } from '../facets/facet-value-text.ts';
import { typeLabelsAtom } from '../search/type-labels-atom.ts';
import { useSearchChanges } from '../search/use-search-changes.ts';
import { RELATION_NAMES } from '../search-bar/options.ts';
import { rowText } from '../search-bar/row-text.ts';
import styles from './results-header.module.css';

interface SearchChipsProps {
  readonly narrowings: readonly Narrowing[];
  /** Whether All results is open; a facet then names its module. */
  readonly isAll: boolean;
  /** Called before a chip is removed with its focused button. */
  readonly onRemove: () => void;
}

/** The narrowings and the order of the search; each can be removed. */
export function SearchChips({ narrowings, isAll, onRemove }: SearchChipsProps) {
  const { t } = useLingui();
  const { remove, removeFilters } = useSearchChanges();
  const textOf = useNarrowingText(isAll);
  if (narrowings.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ChipList label={t`Filters`}>
        {narrowings.map((narrowing) => {
          const text = textOf(narrowing);
          return (
            // A row and a facet may have the same text.
            <Chip
              key={JSON.stringify(narrowing)}
              onRemove={() => {
                onRemove();
                remove(narrowing);
              }}
              removeLabel={t`Remove: ${text}`}
            >
              {text}
            </Chip>
          );
        })}
      </ChipList>
      {narrowings.filter(({ kind }) => kind !== 'order').length > 1 && (
        <Button
          variant="link"
          size="sm"
          onPress={() => {
            onRemove();
            removeFilters();
          }}
        >
          <Trans>Clear all</Trans>
        </Button>
      )}
    </div>
  );
}

function useNarrowingText(isModuleNamed: boolean): (narrowing: Narrowing) => string {
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
        const text = facetChoiceText(group, value, i18n, types);
        const module = isModuleNamed && modules.find((each) => each.connection === connection);
        return module ? `${module.name} – ${text}` : text;
      }
    }
  };
}
