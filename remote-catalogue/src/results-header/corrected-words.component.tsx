import { type Correction, correctedQuery } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Trans } from '@lingui/react/macro';
import type { Criteria } from '../criteria/criteria.ts';
import { useSearchChanges } from '../search/use-search-changes.ts';
import { keepingFocus } from '../shell/keeping-focus.ts';
import styles from './results-header.module.css';

interface CorrectedWordsProps {
  readonly criteria: Criteria;
  /** None shows nothing. */
  readonly corrections: readonly Correction[] | undefined;
}

/** Says which words were searched instead of the typed ones, and offers a search for these. */
export function CorrectedWords({ criteria, corrections = [] }: CorrectedWordsProps) {
  const { searchAsTyped } = useSearchChanges();
  if (corrections.length === 0) return null;
  const typed = criteria.query.trim();
  const query = correctedQuery(typed, corrections);
  return (
    <p className={styles.corrected}>
      <Trans>Results for “{query}”</Trans>{' '}
      <Button variant="link" size="sm" onPress={keepingFocus(searchAsTyped)}>
        <Trans>Search for “{typed}” instead</Trans>
      </Button>
    </p>
  );
}
