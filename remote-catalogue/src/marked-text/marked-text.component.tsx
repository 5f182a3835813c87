import { findWords } from '@leeszaal/shared-contracts';
import styles from './marked-text.module.css';

interface MarkedTextProps {
  readonly text: string;
  /** The words to mark, with `*` for any letters at an end; ignores case and diacritics. */
  readonly terms: readonly string[];
}

/** A text with marked words, such as search terms. */
export function MarkedText({ text, terms }: MarkedTextProps) {
  let end = 0;
  const parts = findWords(text, terms).map(({ from, to }) => {
    const before = text.slice(end, from);
    end = to;
    return (
      <span key={from}>
        {before}
        <mark className={styles.mark}>{text.slice(from, to)}</mark>
      </span>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
