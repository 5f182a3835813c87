import { useLanguage } from '@leeszaal/remote-kit/react';
import type { ShopBook } from '@leeszaal/shared-contracts';
import { Notice } from '@leeszaal/shared-ui/notice';
import { formatPrice } from '@leeszaal/shared-ui/price';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from '../shop.module.css';
import type { PriceChange } from './price-changes.ts';

/**
 * Shows which prices have changed; takes the focus, so that a keyboard user reads them before
 * ordering.
 */
export function PriceNotice({ changes }: { readonly changes: readonly PriceChange[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other changes are to be seen as well
  useEffect(() => place.current?.focus(), [changes]);
  const priceOf = ({ priceInCents, currency }: ShopBook) => {
    if (priceInCents === undefined) return '';
    return priceInCents === 0 ? t`free` : formatPrice(priceInCents, currency, language);
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.news}>
      <Notice
        tone="warning"
        live="assertive"
        title={
          <Plural value={changes.length} one="A price has changed" other="Prices have changed" />
        }
      >
        <ul className={styles.changes}>
          {changes.map(({ before, entry: { connection, id, book } }) => {
            const { title } = book;
            const [then, now] = [priceOf(before), priceOf(book)];
            return (
              <li key={`${connection}-${id}`}>
                {then !== '' && now !== '' ? (
                  <Trans>
                    {title}: {now} (was {then})
                  </Trans>
                ) : (
                  title
                )}
              </li>
            );
          })}
        </ul>
        <Trans>Nothing has been ordered yet.</Trans>
      </Notice>
    </div>
  );
}
