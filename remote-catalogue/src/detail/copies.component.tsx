import type { Copy } from '@leeszaal/shared-contracts';
import { Tag } from '@leeszaal/shared-ui/tag';
import { Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import { copyState } from './copy-state.ts';
import styles from './detail.module.css';

/** The copies of a publication and whether they can be borrowed. */
export function Copies({ copies }: { readonly copies: readonly Copy[] }) {
  const { t } = useLingui();
  if (copies.length === 0) return null;
  const states = {
    loanable: { tone: 'success', label: t`Loanable` },
    loaned: { tone: 'warning', label: t`Loaned` },
    'not-loanable': { tone: 'neutral', label: t`Not loanable` },
  } as const;
  return (
    <section className={styles.section}>
      <Heading level={3} look="label">{t`Copies`}</Heading>
      <ul className={styles.copies}>
        {copies.map((copy, index) => {
          const { tone, label } = states[copyState(copy)];
          const number = index + 1;
          const place = [copy.library, copy.location, copy.part, copy.year, copy.edition]
            .filter(Boolean)
            .join(', ');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies have no identity of their own
            <li key={index}>
              <span>{place || copy.registry || t`Copy ${number}`}</span>
              <Tag tone={tone}>{label}</Tag>
              {copy.loanedInfo?.trim() && <small>{copy.loanedInfo}</small>}
              {copy.additionalInfo?.trim() && <small>{copy.additionalInfo}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
