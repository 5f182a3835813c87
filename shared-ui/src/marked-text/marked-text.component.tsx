import type { JSX } from 'react';
import { findWords } from './find-text.ts';
import styles from './marked-text.module.css';

export interface MarkedTextProps {
  readonly text: string;
  /** The words to mark, `*` for any letters at an end; case and diacritics don't matter. */
  readonly terms: readonly string[];
}

/** A text in which some words are marked, as what was searched for. */
export function MarkedText({ text, terms }: MarkedTextProps): JSX.Element {
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
