import { Trans, useLingui } from '@lingui/react/macro';
import { LoadState } from '../../list/load-state.component.tsx';
import styles from '../sign-in.module.css';
import type { Providers } from '../use-providers.ts';
import { ProviderRow } from './provider-row.component.tsx';

/** The list of the providers, that there are none, or that it is loading or failed to. */
export function ProviderRows({ providers }: { readonly providers: Providers }) {
  const { t } = useLingui();
  const { list, reload } = providers;
  const shown = list.kind === 'ready' ? list.providers : [];
  return (
    <>
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={t`Providers`}>
          {shown.map((provider) => (
            <ProviderRow key={provider.id} provider={provider} providers={providers} />
          ))}
        </ul>
      )}
      <LoadState
        kind={list.kind}
        failed={<Trans>The providers could not be loaded</Trans>}
        empty={
          shown.length === 0 && (
            <Trans>There are no providers yet: people sign in with a password only</Trans>
          )
        }
        onRetry={reload}
      />
    </>
  );
}
