import { Button } from '@leeszaal/shared-ui/button';
import { ExternalIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Trial } from './use-trial.ts';

interface TrialButtonProps {
  /** The name of the provider. */
  readonly name: string;
  readonly trial: Trial;
}

/** The button that tries a provider in a new tab. */
export function TrialButton({ name, trial }: TrialButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      size="sm"
      iconEnd={ExternalIcon}
      aria-label={t`Try it: ${name} (opens in a new tab)`}
      isBusy={trial.state.kind === 'opening'}
      busyLabel={t`Loading…`}
      onPress={() => void trial.open()}
    >
      <Trans>Try it</Trans>
    </Button>
  );
}
