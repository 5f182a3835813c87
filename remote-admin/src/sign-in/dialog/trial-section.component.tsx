import type { IdentityProvider } from '@leeszaal/shared-contracts';
import { Trans } from '@lingui/react/macro';
import styles from '../sign-in.module.css';
import { TrialButton } from '../trial/trial-button.component.tsx';
import { TrialResult } from '../trial/trial-result.component.tsx';
import { useTrial } from '../trial/use-trial.ts';
import type { Providers } from '../use-providers.ts';

interface TrialSectionProps {
  readonly provider: IdentityProvider;
  readonly tryOut: Providers['tryOut'];
  /** Whether the form has changes that are not saved. */
  readonly hasChanges: boolean;
}

/** Tries a provider with its saved settings, and says so when the form has others. */
export function TrialSection({ provider, tryOut, hasChanges }: TrialSectionProps) {
  const { id, name } = provider;
  const trial = useTrial(id, tryOut);
  return (
    <div className={styles.trial}>
      <TrialButton name={name} trial={trial} />
      <p className={styles.help}>
        {hasChanges ? (
          <Trans>The saved settings are tried, without your changes. Save them first.</Trans>
        ) : (
          <Trans>You sign in there, and see what the portal is told about you.</Trans>
        )}
      </p>
      <TrialResult name={name} trial={trial} className={styles.below} />
    </div>
  );
}
