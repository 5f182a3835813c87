import type { Copy } from '@leeszaal/shared-contracts';
import { Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import { CopyEntry } from './copy-entry.component.tsx';
import styles from './detail.module.css';

/** The copies of a publication. */
export function Copies({ copies }: { readonly copies: readonly Copy[] }) {
  const { t } = useLingui();
  if (copies.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={3} look="label">{t`Copies`}</Heading>
      <ul className={styles.copies}>
        {copies.map((copy, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies have no identity of their own
          <CopyEntry key={index} copy={copy} number={index + 1} />
        ))}
      </ul>
    </section>
  );
}
