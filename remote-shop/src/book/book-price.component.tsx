import type { ShopBook } from '@leeszaal/shared-contracts';
import { useLanguage } from '@leeszaal/shared-contracts/react';
import { formatPrice } from '@leeszaal/shared-ui/price';
import { Trans } from '@lingui/react/macro';
import styles from './book.module.css';

interface BookPriceProps {
  readonly book: ShopBook;
  /** Whether it says that tax is not included: where no total says so for all. */
  readonly hasTaxNote?: boolean | undefined;
}

/** What a book costs; 0 is free, and without a price there is nothing to say (`docs/decisions.md` 32). */
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
