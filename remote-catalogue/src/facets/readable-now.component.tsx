import { type ActiveFacets, type FacetName, READABLE_NOW } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import type { PendingFacets } from '../search/search-atoms.ts';
import { valueState } from './facet-choice.ts';
import { READABLE_NOW_NAME } from './facet-names.ts';
import { FacetValue } from './facet-value.component.tsx';
import styles from './facets.module.css';

interface ReadableNowProps {
  readonly counts: Readonly<Record<string, number>>;
  readonly active: ActiveFacets;
  readonly pending: PendingFacets;
  readonly onToggle: (facet: FacetName, value: string) => void;
}

/** Narrows the results to what the person can borrow at this moment. */
export function ReadableNow({ counts, active, pending, onToggle }: ReadableNowProps) {
  const { i18n } = useLingui();
  const hits = counts[READABLE_NOW] ?? 0;
  const state = valueState(active, pending, 'availability', READABLE_NOW);
  if (hits === 0 && state === 'inactive') return null;
  return (
    <ul className={styles.values}>
      <FacetValue
        facet="availability"
        value={READABLE_NOW}
        text={i18n._(READABLE_NOW_NAME)}
        hits={i18n.number(hits)}
        state={state}
        onToggle={onToggle}
      />
    </ul>
  );
}
