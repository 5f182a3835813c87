import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { searchedTerms } from '../criteria/searched-terms.ts';
import { MarkedText } from '../marked-text/marked-text.component.tsx';
import { plainText } from '../publication/sanitise-html.ts';
import { searchAtom } from '../search/search-atoms.ts';
import styles from './results.module.css';

interface CardAbstractProps {
  /** As the record has it. */
  readonly html: string;
}

/** The abstract of a result in plain text, with what was searched marked. */
export function CardAbstract({ html }: CardAbstractProps) {
  const criteria = useAtomValue(searchAtom)?.criteria;
  const terms = useMemo(() => (criteria ? searchedTerms(criteria) : []), [criteria]);
  const text = useMemo(() => plainText(html), [html]);
  return (
    <p className={styles.abstract} dir="auto">
      <MarkedText text={text} terms={terms} />
    </p>
  );
}
