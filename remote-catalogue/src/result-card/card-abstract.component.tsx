import { useMemo } from 'react';
import { MarkedText } from '../marked-text/marked-text.component.tsx';
import { useMarkedTerms } from '../marked-text/use-marked-terms.ts';
import { plainText } from '../publication/record-text.ts';
import styles from './result-card.module.css';

interface CardAbstractProps {
  readonly html: string;
  readonly connection: number;
}

/** The abstract of a result as plain text, with marked terms. */
export function CardAbstract({ html, connection }: CardAbstractProps) {
  const terms = useMarkedTerms(connection);
  const text = useMemo(() => plainText(html), [html]);
  return (
    <p className={styles.abstract} dir="auto">
      <MarkedText text={text} terms={terms} />
    </p>
  );
}
