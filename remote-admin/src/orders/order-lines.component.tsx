import { useLanguage } from '@leeszaal/remote-kit/react';
import type { AuditEntry } from '@leeszaal/shared-contracts';
import { formatPrice, totalsByCurrency } from '@leeszaal/shared-ui/price';
import { Trans } from '@lingui/react/macro';
import styles from './orders.module.css';

type Order = NonNullable<AuditEntry['order']>;

/** The books of an order with their prices, and a total for each currency. */
export function OrderLines({ order }: { readonly order: Order }) {
  const language = useLanguage();
  const priceOf = (cents: number, currency: string | null) =>
    cents === 0 ? <Trans>free</Trans> : formatPrice(cents, currency ?? undefined, language);
  return (
    <>
      <ul className={styles.lines}>
        {order.lines.map(({ isbn, title, priceInCents, currency }) => (
          <li key={isbn}>
            <span className={styles.book}>
              {title} <small>{isbn}</small>
            </span>
            <span className={styles.price}>{priceOf(priceInCents, currency)}</span>
          </li>
        ))}
      </ul>
      {order.lines.length > 1 && (
        <dl className={styles.totals}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          {totalsByCurrency(order.lines).map(({ currency, cents }) => (
            <dd key={currency} className={styles.price}>
              {formatPrice(cents, currency, language)}
            </dd>
          ))}
        </dl>
      )}
    </>
  );
}
