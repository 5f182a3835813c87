import type { BasketEntry } from '@leeszaal/shared-contracts';
import { useLanguage } from '@leeszaal/shared-contracts/react';
import { formatPrice } from '@leeszaal/shared-ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from '../shop.module.css';
import { basketTotals } from './basket-totals.ts';

interface BasketLinesProps {
  readonly entries: readonly BasketEntry[];
  /** What stands at the end of a line. */
  readonly actionOf?: (entry: BasketEntry) => ReactNode;
}

/** The books of a basket with their prices, and a total for each currency. */
export function BasketLines({ entries, actionOf }: BasketLinesProps) {
  const language = useLanguage();
  return (
    <>
      <ul className={styles.books}>
        {entries.map((entry) => {
          const { connection, id, book } = entry;
          return (
            <li key={`${connection}-${id}`}>
              <span>
                <strong>{book.title}</strong>
                {book.authors.length > 0 && <small>{book.authors.join('; ')}</small>}
                {!book.isbn?.trim() && (
                  <small>
                    <Trans>Without an ISBN this book cannot be ordered.</Trans>
                  </small>
                )}
              </span>
              <span>{formatPrice(book.priceInCents ?? 0, book.currency, language)}</span>
              {actionOf?.(entry)}
            </li>
          );
        })}
      </ul>
      <dl className={styles.totals}>
        {basketTotals(entries).map(({ currency, cents }) => (
          <div key={currency}>
            <dt>
              <Trans>Total</Trans>
            </dt>
            <dd>{formatPrice(cents, currency, language)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
