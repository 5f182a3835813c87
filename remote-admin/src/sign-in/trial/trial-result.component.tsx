import { Link } from '@leeszaal/shared-ui/link';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Trial } from './use-trial.ts';

interface TrialResultProps {
  /** The name of the provider. */
  readonly name: string;
  readonly trial: Trial;
  readonly className?: string | undefined;
}

/** Why a trial could not begin, or a link to it if the browser opened no tab. */
export function TrialResult({ name, trial, className }: TrialResultProps) {
  const { t, i18n } = useLingui();
  const { state } = trial;
  if (state.kind === 'failed') {
    return (
      <Notice tone="danger" className={className}>
        {i18n._(state.fault)}
      </Notice>
    );
  }
  if (state.kind !== 'blocked') return null;
  return (
    <Notice
      tone="warning"
      className={className}
      actions={
        <Link isExternal externalLabel={t`(opens in a new tab)`} href={state.address}>
          <Trans>Open the trial of {name}</Trans>
        </Link>
      }
    >
      <Trans>Your browser opened no new tab. Use the link within ten minutes.</Trans>
    </Notice>
  );
}
