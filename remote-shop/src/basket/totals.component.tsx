import { useLanguage } from '@leeszaal/remote-kit/react';
import type { BasketEntry } from '@leeszaal/shared-contracts';
import { formatPrice, totalsByCurrency } from '@leeszaal/shared-ui/price';
import { Trans } from '@lingui/react/macro';
import styles from '../shop.module.css';

/**
 * A total for each currency; one that cannot be formatted is an empty row (`docs/decisions.md` 32).
 */
export function Totals({ entries }: { readonly entries: readonly BasketEntry[] }) {
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
