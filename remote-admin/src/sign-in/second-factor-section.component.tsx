import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { SettingCheckbox } from '../settings/setting-checkbox.component.tsx';
import styles from './sign-in.module.css';

/** Whether administrators need a second factor beside their password (`docs/decisions.md` 102). */
export function SecondFactorSection({ draft }: { readonly draft: SettingsDraft }) {
  const label = useId();
  return (
    <section className={styles.section} aria-labelledby={label}>
      <Heading level={2} look="section" id={label}>
        <Trans>Two-factor authentication</Trans>
      </Heading>
      <p>
        <Trans>
          After the password, people enter a code that an app on their telephone shows. An
          administrator who has not set it up does so at the next sign-in with a password. People
          who sign in with an identity provider have their second factor there.
        </Trans>
      </p>
      <SettingCheckbox draft={draft} setting="requiresSecondFactor" />
    </section>
  );
}
