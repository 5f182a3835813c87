import { useLanguage } from '@leeszaal/remote-kit/react';
import type { ShopBook } from '@leeszaal/shared-contracts';
import { formatPrice } from '@leeszaal/shared-ui/price';
import { Trans } from '@lingui/react/macro';
import styles from './book.module.css';

interface BookPriceProps {
  readonly book: ShopBook;
  /** Whether the price says that it excludes tax: set it where no total says so. */
  readonly hasTaxNote?: boolean | undefined;
}

/** A book's price: "free" for 0, nothing without a price (`docs/decisions.md` 32). */
export function BookPrice({ book, hasTaxNote = false }: BookPriceProps) {
  const language = useLanguage();
  const { priceInCents, currency } = book;
  if (priceInCents === undefined) return null;
  const price = formatPrice(priceInCents, currency, language);
  return (
    <span className={styles.price}>
      {priceInCents === 0 ? <Trans>free</Trans> : price}
      {hasTaxNote && priceInCents > 0 && price !== '' && (
        <small className={styles.small}>
          <Trans>excluding tax</Trans>
        </small>
      )}
    </span>
  );
}
