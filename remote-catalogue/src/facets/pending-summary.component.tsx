import { Plural } from '@lingui/react/macro';
import type { PendingFacets } from '../search/search-atoms.ts';
import styles from './facets.module.css';

const countOf = (facets: PendingFacets['add']) =>
  Object.values(facets).reduce((sum, values) => sum + values.length, 0);

/** Announces the changes that *Apply* will make. */
export function PendingSummary({ add, remove }: PendingFacets) {
  const [added, removed] = [countOf(add), countOf(remove)];
  return (
    <p className={styles.pending} role="status">
      {added > 0 && (
        <Plural value={added} one="# filter will be added" other="# filters will be added" />
      )}
      {added > 0 && removed > 0 && ', '}
      {removed > 0 && (
        <Plural value={removed} one="# filter will be removed" other="# filters will be removed" />
      )}
    </p>
  );
}
