import type { BasketEntry } from '@leeszaal/shared-contracts';
import type { ReactNode } from 'react';
import books from '../book/book.module.css';
import { BookLine } from '../book/book-line.component.tsx';
import { basketRows, type RemovedEntry } from './basket-rows.ts';
import { HindranceNote } from './hindrance-note.component.tsx';
import { orderable } from './orderable.ts';
import { RemovedLine } from './removed-line.component.tsx';
import { Totals } from './totals.component.tsx';

interface BasketLinesProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly entries: readonly BasketEntry[];
  /** The control at the end of a line. */
  readonly actionOf?: (entry: BasketEntry) => ReactNode;
  /** Replaces the plain title of a line. */
  readonly titleOf?: (entry: BasketEntry) => ReactNode;
  /** Removed books that can be put back; each has a line at its former place. */
  readonly removed?: readonly RemovedEntry[];
  readonly onUndo?: (entry: BasketEntry) => void;
}

/**
 * The books of a basket with their prices, and for each currency the total of the books that can be
 * ordered.
 */
export function BasketLines(props: BasketLinesProps) {
  const { label, entries, actionOf, titleOf, removed = [], onUndo } = props;
  return (
    <>
      <ul className={books.list} aria-label={label}>
        {basketRows(entries, removed).map(({ key, entry, isRemoved }) =>
          isRemoved ? (
            <RemovedLine
              key={`removed ${key}`}
              title={entry.book.title}
              onUndo={() => onUndo?.(entry)}
            />
          ) : (
            <BookLine
              key={key}
              book={entry.book}
              title={titleOf?.(entry)}
              action={actionOf?.(entry)}
            >
              <HindranceNote entry={entry} />
            </BookLine>
          ),
        )}
      </ul>
      {entries.length > 0 && <Totals entries={orderable(entries)} />}
    </>
  );
}
