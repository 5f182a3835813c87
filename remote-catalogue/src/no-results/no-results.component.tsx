import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { SearchIcon } from '@leeszaal/shared-ui/icon';
import { Skeleton, SkeletonGroup } from '@leeszaal/shared-ui/skeleton';
import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { useSearchChanges } from '../search/use-search-changes.ts';
import { keepingFocus } from '../shell/keeping-focus.ts';
import styles from './no-results.module.css';
import { useWaysOut } from './use-ways-out.ts';
import { WaysOut } from './ways-out.component.tsx';

interface NoResultsProps {
  readonly search: LinkedSearch;
  /** Whether there are filters to remove. */
  readonly isNarrowed: boolean;
  /** Opens the tab of a module, or All results; undefined without other modules. */
  readonly onShow?: ((connection: number | undefined) => void) | undefined;
}

/** Says once that there are no results, and names other searches with their hits. */
export function NoResults({ search, isNarrowed, onShow }: NoResultsProps) {
  const { t } = useLingui();
  const { criteria } = search;
  const { ways, state } = useWaysOut(search, onShow);
  const query = criteria.query.trim();
  const isWordless = query !== '' && !/[\p{L}\p{N}]/u.test(query);
  const isMetadata = query !== '' && !isWordless && criteria.context === 'metadata';
  const found = ways.length;
  return (
    <EmptyState
      icon={SearchIcon}
      headingLevel={2}
      title={t`there are no results for this query`}
      actions={
        <>
          {(found > 0 || state === 'waiting') && (
            <WaysOut ways={ways}>
              {state === 'waiting' && (
                <li className={styles.waiting}>
                  <SkeletonGroup label={t`Looking for other searches…`}>
                    <Skeleton lines={2} />
                  </SkeletonGroup>
                </li>
              )}
            </WaysOut>
          )}
          {state === 'ready' && found > 0 && (
            <LiveRegion>
              {t`${plural(found, { one: '# other search finds something', other: '# other searches find something' })}`}
            </LiveRegion>
          )}
          {state === 'failed' && <Hints isMetadata={isMetadata} isNarrowed={isNarrowed} />}
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

/** Other searches whose hits are unknown. */
function Hints({ isMetadata, isNarrowed }: { isMetadata: boolean; isNarrowed: boolean }) {
  const { removeFilters, searchFullText } = useSearchChanges();
  return (
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
    </>
  );
}
