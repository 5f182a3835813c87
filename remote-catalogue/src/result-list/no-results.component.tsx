import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { SearchIcon } from '@leeszaal/shared-ui/icon';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Criteria } from '../criteria/criteria.ts';
import { useSearchChanges } from '../search/use-search-changes.ts';
import { keepingFocus } from '../shell/keeping-focus.ts';
import { useOtherHits } from './use-other-hits.ts';

interface NoResultsProps {
  readonly criteria: Criteria;
  /** Whether there are filters to remove. */
  readonly isNarrowed: boolean;
  /** Opens the tab of a module, or All results; undefined without other modules. */
  readonly onShow?: ((connection: number | undefined) => void) | undefined;
}

/** Says once that there are no results, and offers other searches. */
export function NoResults({ criteria, isNarrowed, onShow }: NoResultsProps) {
  const { t } = useLingui();
  const { removeFilters, searchFullText } = useSearchChanges();
  const others = useOtherHits();
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
          {onShow &&
            others.map(({ connection, name, count }) => (
              <Button key={connection} onPress={() => onShow(connection)}>
                {t`${name}: ${plural(count, { one: '# result', other: '# results' })}`}
              </Button>
            ))}
          {onShow && (
            <Button variant="quiet" onPress={() => onShow(undefined)}>
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
