import { useLanguage } from '@leeszaal/remote-kit/react';
import { type Copy, copyState } from '@leeszaal/shared-contracts';
import { CheckIcon, ClockIcon, LockIcon } from '@leeszaal/shared-ui/icon';
import { Tag } from '@leeszaal/shared-ui/tag';
import { Heading } from '@leeszaal/shared-ui/typography';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { readableDate } from '../publication/readable-value.ts';
import { copyFacts, copyPlace } from './copy-fields.ts';
import styles from './detail.module.css';

const LOANS = {
  loanable: { tone: 'success', icon: CheckIcon, label: msg`Available` },
  loaned: { tone: 'warning', icon: ClockIcon, label: msg`On loan` },
  'not-loanable': { tone: 'neutral', icon: LockIcon, label: msg`Not for loan` },
} as const;

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

interface CopyEntryProps {
  readonly copy: Copy;
  /** Its number, from 1, which names a copy without a location. */
  readonly number: number;
}

function CopyEntry({ copy, number }: CopyEntryProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { tone, icon, label } = LOANS[copyState(copy)];
  const facts = copyFacts(copy);
  const loan = readableDate(copy.loanedInfo?.trim() ?? '', language);
  return (
    <li className={styles.copy}>
      <span className={styles.place}>{copyPlace(copy) || t`Copy ${number}`}</span>
      <Tag tone={tone} icon={icon}>
        {i18n._(label)}
      </Tag>
      {loan !== '' && (
        <p className={styles.loan}>
          <Trans>Loan: {loan}</Trans>
        </p>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ key, label: term, value }) => (
            <div key={key}>
              <dt>{i18n._(term)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
