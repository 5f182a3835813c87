import { useLanguage } from '@leeszaal/remote-kit/react';
import type { ShopBook } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import styles from '../book/book.module.css';
import { sinceDate } from './since-date.ts';

/** The details of the selected book. */
export function BookFacts({ book }: { readonly book: ShopBook }) {
  const { t } = useLingui();
  const language = useLanguage();
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t`ISBN`, book.isbn],
    [t`Publisher`, book.publisher],
    [t`Year`, book.yearOfPublication],
    [t`Edition`, book.edition],
    [
      book.licenseCreated === undefined ? t`In the shop since` : t`In the collection since`,
      sinceDate(book, language),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
