import { useHost } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { SearchIcon } from '@leeszaal/shared-ui/icon';
import { keepFocus } from '@leeszaal/shared-ui/keep-focus';
import { Trans, useLingui } from '@lingui/react/macro';
import { isSameQuestion } from '../criteria/compare-searches.ts';
import { type Narrowing, withoutFilters } from '../criteria/narrowing.ts';
import { type LinkedSearch, resultsPath } from '../criteria/shared-query.ts';
import { useDefaultCriteria } from '../search/use-draft.ts';
import { useSearchController } from '../search/use-search-controller.ts';
import type { EntryState } from '../shell/entry-state.ts';

interface NoResultsProps {
  readonly search: LinkedSearch;
  /** What narrows the results that are missing. */
  readonly narrowings: readonly Narrowing[];
  /** Leads to the other connections; undefined where there are none. */
  readonly onShowAll?: (() => void) | undefined;
}

/** Says once that nothing was found, and offers what may help. */
export function NoResults({ search, narrowings, onShowAll }: NoResultsProps) {
  const { t } = useLingui();
  const { navigation } = useHost();
  const controller = useSearchController();
  const defaults = useDefaultCriteria();
  const { criteria, connection } = search;
  const query = criteria.query.trim();
  const isWordless = query !== '' && !/[\p{L}\p{N}]/u.test(query);
  const isMetadata = query !== '' && !isWordless && criteria.context === 'metadata';
  const filters = narrowings.filter(({ kind }) => kind !== 'order');
  const go = (to: LinkedSearch) => {
    const state: EntryState = connection === undefined ? {} : { isTabKept: true };
    navigation.navigate(resultsPath(to), { state });
  };
  const takeOff = () => {
    const open = withoutFilters(search, defaults);
    for (const filter of filters) {
      if (filter.kind === 'facet') controller.changeFacets(filter.connection, () => ({}));
    }
    if (connection !== undefined || !isSameQuestion(criteria, open.criteria)) go(open);
  };
  return (
    <EmptyState
      icon={SearchIcon}
      headingLevel={2}
      title={t`there are no results for this query`}
      actions={
        <>
          {isMetadata && (
            <Button
              onPress={({ target }) => {
                keepFocus(target);
                go({ ...search, criteria: { ...criteria, context: 'metadataAndContent' } });
              }}
            >
              <Trans>Search the full text too</Trans>
            </Button>
          )}
          {filters.length > 0 && (
            <Button
              onPress={({ target }) => {
                keepFocus(target);
                takeOff();
              }}
            >
              <Trans>Remove all filters</Trans>
            </Button>
          )}
          {onShowAll && (
            <Button variant="quiet" onPress={onShowAll}>
              <Trans>Show all results</Trans>
            </Button>
          )}
        </>
      }
    >
      <p>
        {isWordless ? (
          <Trans>Enter a word or a number. Punctuation alone finds nothing.</Trans>
        ) : (
          <Trans>Check the spelling, or try fewer or different words.</Trans>
        )}
      </p>
    </EmptyState>
  );
}
