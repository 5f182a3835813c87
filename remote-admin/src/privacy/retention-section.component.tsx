import { RETENTION_LIMITS, RETENTION_SETTINGS } from '@leeszaal/shared-contracts';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { DaysField } from '../fields/days-field.component.tsx';
import styles from '../texts/texts.module.css';

/** Days that are the same for every library (`docs/decisions.md` 105). */
const FIXED = { visitorPlaces: 180, embedAccess: 90 };

/** How long the library keeps what it has of its people (`docs/decisions.md` 105). */
export function RetentionSection({ draft }: { readonly draft: SettingsDraft }) {
  const label = useId();
  const { visitorPlaces, embedAccess } = FIXED;
  return (
    <section className={styles.section} aria-labelledby={label}>
      <Heading level={2} look="section" id={label}>
        <Trans>How long data is kept</Trans>
      </Heading>
      <p>
        <Trans>
          What is older is erased, and cannot be restored. Keep data for as long as your library
          needs it, and no longer.
        </Trans>
      </p>
      {RETENTION_SETTINGS.map((setting) => (
        <div key={setting} className={styles.narrow}>
          <DaysField
            draft={draft}
            setting={setting}
            limits={RETENTION_LIMITS[setting]}
            description={<Limits {...RETENTION_LIMITS[setting]} />}
          />
        </div>
      ))}
      <ul className={styles.fixed}>
        <li>
          <Trans>Searches are not kept.</Trans>
        </li>
        <li>
          <Trans>
            The reading places of visitors without an account are kept for {visitorPlaces} days.
          </Trans>
        </li>
        <li>
          <Trans>Which access was issued to embedded readers is kept for {embedAccess} days.</Trans>
        </li>
      </ul>
    </section>
  );
}

interface LimitsProps {
  readonly minimum: number;
  readonly maximum: number;
  /** The number of days that holds without another one. */
  readonly usual: number;
}

/** Which numbers of days are possible, and which one is usual. */
function Limits({ minimum, maximum, usual }: LimitsProps) {
  return (
    <Trans>
      From {minimum} to {maximum}. The default is {usual}.
    </Trans>
  );
}
