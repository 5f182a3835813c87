import { Plural, Trans } from '@lingui/react/macro';
import styles from './people.module.css';
import type { PeopleList } from './people-list.ts';

/** The number of people that the search found, announced whenever it changes. */
export function PeopleCount({ list }: { readonly list: PeopleList }) {
  return (
    <output className={styles.count}>
      <Count list={list} />
    </output>
  );
}

function Count({ list: { kind, pages, total, query } }: { readonly list: PeopleList }) {
  if (total === undefined || pages === 0 || kind === 'error') return null;
  if (query === '') return <Plural value={total} one="# person" other="# people" />;
  return total === 0 ? (
    <Trans>No people found for “{query}”</Trans>
  ) : (
    <Plural
      value={total}
      one={`# person found for “${query}”`}
      other={`# people found for “${query}”`}
    />
  );
}
