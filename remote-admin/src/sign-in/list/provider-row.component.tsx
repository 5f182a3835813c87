import type { IdentityProvider } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Tag } from '@leeszaal/shared-ui/tag';
import { Trans, useLingui } from '@lingui/react/macro';
import { EditProvider } from '../dialog/edit-provider.component.tsx';
import { KIND_NAMES } from '../provider-names.ts';
import styles from '../sign-in.module.css';
import { TrialButton } from '../trial/trial-button.component.tsx';
import { TrialResult } from '../trial/trial-result.component.tsx';
import { useTrial } from '../trial/use-trial.ts';
import type { Providers } from '../use-providers.ts';
import { useRemoval } from './use-removal.ts';

interface ProviderRowProps {
  readonly provider: IdentityProvider;
  readonly providers: Providers;
}

/** A provider: its name, its kind, whether people can sign in with it, and what can be done with it. */
export function ProviderRow({ provider, providers }: ProviderRowProps) {
  const { t, i18n } = useLingui();
  const trial = useTrial(provider.id, providers.tryOut);
  const { place, isRemoving, fault, remove } = useRemoval(provider, providers);
  const { name, isActive, settings } = provider;
  return (
    <li ref={place} tabIndex={-1}>
      <div className={styles.what}>
        <div className={styles.name}>
          <strong>{name}</strong>{' '}
          <Tag tone={isActive ? 'success' : 'neutral'}>
            {isActive ? <Trans>Active</Trans> : <Trans>Inactive</Trans>}
          </Tag>
        </div>
        <small>{i18n._(KIND_NAMES[settings.kind])}</small>
      </div>
      <div className={styles.actions}>
        <TrialButton name={name} trial={trial} />
        <EditProvider provider={provider} providers={providers} />
        <Button
          size="sm"
          aria-label={t`Remove ${name}`}
          isBusy={isRemoving}
          busyLabel={t`Removing…`}
          onPress={() => void remove()}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
      <TrialResult name={name} trial={trial} className={styles.below} />
      {fault && (
        <Notice tone="danger" className={styles.below}>
          {i18n._(fault)}
        </Notice>
      )}
    </li>
  );
}
