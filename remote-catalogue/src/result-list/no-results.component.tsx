import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { SearchIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Criteria } from '../criteria/criteria.ts';
import { useSearchChanges } from '../search/use-search-changes.ts';
import { keepingFocus } from '../shell/keeping-focus.ts';

interface NoResultsProps {
  readonly criteria: Criteria;
  /** Whether there are filters to remove. */
  readonly isNarrowed: boolean;
  /** Opens All results; undefined without other modules. */
  readonly onShowAll?: (() => void) | undefined;
}

/** Says once that there are no results, and offers other searches. */
export function NoResults({ criteria, isNarrowed, onShowAll }: NoResultsProps) {
  const { t } = useLingui();
  const { removeFilters, searchFullText } = useSearchChanges();
  const query = criteria.query.trim();
  const isWordless = query !== '' && !/[\p{L}\p{N}]/u.test(query);
  const isMetadata = query !== '' && !isWordless && criteria.context === 'metadata';
  return (
    <EmptyState
      icon={SearchIcon}
      headingLevel={2}
      title={t`there are no results for this query`}
      actions={
        <>
          {isMetadata && (
            <Button onPress={keepingFocus(searchFullText)}>
              <Trans>Search the full text too</Trans>
            </Button>
          )}
          {isNarrowed && (
            <Button onPress={keepingFocus(removeFilters)}>
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
