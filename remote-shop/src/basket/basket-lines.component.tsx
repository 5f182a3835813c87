import type { BasketEntry } from '@leeszaal/shared-contracts';
import { useLanguage } from '@leeszaal/shared-contracts/react';
import { Icon, WarningIcon } from '@leeszaal/shared-ui/icon';
import { formatPrice, totalsByCurrency } from '@leeszaal/shared-ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import books from '../book/book.module.css';
import { BookLine } from '../book/book-line.component.tsx';
import { type Hindrance, hindranceOf } from '../checkout/order-state.ts';
import styles from '../shop.module.css';

interface BasketLinesProps {
  /** The name of the list. */
  readonly label: string;
  readonly entries: readonly BasketEntry[];
  /** What stands at the end of a line. */
  readonly actionOf?: (entry: BasketEntry) => ReactNode;
  /** The title of a line, where it is more than text. */
  readonly titleOf?: (entry: BasketEntry) => ReactNode;
}

/** The books of a basket with their prices, and a total for each currency. */
export function BasketLines({ label, entries, actionOf, titleOf }: BasketLinesProps) {
  return (
    <>
      <ul className={books.list} aria-label={label}>
        {entries.map((entry) => {
          const { connection, id, book } = entry;
          return (
            <BookLine
              key={`${connection}-${id}`}
              book={book}
              title={titleOf?.(entry)}
              action={actionOf?.(entry)}
            >
              <HindranceNote entry={entry} />
            </BookLine>
          );
        })}
      </ul>
      <Totals entries={entries} />
    </>
  );
}

const HINDRANCES: Record<Hindrance, ReactNode> = {
  'no-isbn': <Trans>Without an ISBN this book cannot be ordered.</Trans>,
  bought: <Trans>Already in the collection</Trans>,
  'not-for-sale': <Trans>This book is no longer for sale.</Trans>,
};

/** Says why a book cannot be ordered, if so. */
function HindranceNote({ entry }: { readonly entry: BasketEntry }) {
  const hindrance = hindranceOf(entry);
  if (!hindrance) return null;
  return (
    <small className={styles.hindrance}>
      <Icon of={WarningIcon} size="xs" />
      <span>{HINDRANCES[hindrance]}</span>
    </small>
  );
}

/** An amount for each currency; one that cannot be written keeps its place (`docs/decisions.md` 32). */
function Totals({ entries }: { readonly entries: readonly BasketEntry[] }) {
  const language = useLanguage();
  return (
    <dl className={styles.totals}>
      <dt>
        <Trans>Total</Trans>{' '}
        <small>
          <Trans>excluding tax</Trans>
        </small>
      </dt>
      {totalsByCurrency(entries.map(({ book }) => book)).map(({ currency, cents }) => (
        <dd key={currency}>{formatPrice(cents, currency, language)}</dd>
      ))}
    </dl>
  );
}
