import type { BasketEntry } from '@leeszaal/shared-contracts';
import { Notice } from '@leeszaal/shared-ui/notice';
import { useLingui } from '@lingui/react/macro';
import { HindranceNote } from '../basket/hindrance-note.component.tsx';
import styles from '../shop.module.css';

/** The books of the basket that the order leaves out, each with the reason. */
export function LeftOut({ entries }: { readonly entries: readonly BasketEntry[] }) {
  const { t } = useLingui();
  if (entries.length === 0) return null;
  return (
    <Notice tone="warning" title={t`Not part of this order`}>
      <ul className={styles.leftOut}>
        {entries.map((entry) => (
          <li key={`${entry.connection}-${entry.id}`}>
            <bdi>{entry.book.title}</bdi>
            <HindranceNote entry={entry} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
