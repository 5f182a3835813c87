import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { searchedTerms } from '../criteria/searched-terms.ts';
import { MarkedText } from '../marked-text/marked-text.component.tsx';
import { plainText } from '../publication/record-text.ts';
import { searchAtom } from '../search/search-atoms.ts';
import styles from './result-card.module.css';

/** The abstract of a result as plain text, with marked terms. */
export function CardAbstract({ html }: { readonly html: string }) {
  const criteria = useAtomValue(searchAtom)?.criteria;
  const terms = useMemo(() => (criteria ? searchedTerms(criteria) : []), [criteria]);
  const text = useMemo(() => plainText(html), [html]);
  return (
    <p className={styles.abstract} dir="auto">
      <MarkedText text={text} terms={terms} />
    </p>
  );
}
