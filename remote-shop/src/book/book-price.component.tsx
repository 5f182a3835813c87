import type { ShopBook } from '@leeszaal/shared-contracts';
import { useLanguage } from '@leeszaal/shared-contracts/react';
import { formatPrice } from '@leeszaal/shared-ui/price';
import { Trans } from '@lingui/react/macro';
import styles from './book.module.css';

/** What a book costs; 0 is free, and without a price there is nothing to say (`docs/decisions.md` 32). */
export function BookPrice({ book }: { readonly book: ShopBook }) {
  const language = useLanguage();
  const { priceInCents, currency } = book;
  if (priceInCents === undefined) return null;
  return (
    <span className={styles.price}>
      {priceInCents === 0 ? <Trans>free</Trans> : formatPrice(priceInCents, currency, language)}
    </span>
  );
}
