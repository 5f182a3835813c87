import { Button } from '@leeszaal/shared-ui/button';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { useKeptFocus } from '@leeszaal/shared-ui/keep-focus';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '../sign-in.module.css';
import type { Providers } from '../use-providers.ts';
import { ProviderRow } from './provider-row.component.tsx';

/** The list of the providers, that there are none, or that it is loading or failed to. */
export function ProviderRows({ providers }: { readonly providers: Providers }) {
  const { t } = useLingui();
  const { list, reload } = providers;
  const { place, notePress } = useKeptFocus(list.kind === 'loading');
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
      <div ref={place} tabIndex={-1} className={styles.state}>
        {list.kind === 'loading' && <Spinner size={24} width={3} label={t`Loading…`} />}
        {list.kind === 'error' && (
          <Notice
            tone="danger"
            actions={
              <Button
                size="sm"
                icon={RetryIcon}
                onPress={() => {
                  notePress();
                  reload();
                }}
              >
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>The providers could not be loaded</Trans>
          </Notice>
        )}
        {list.kind === 'ready' && shown.length === 0 && (
          <p>
            <Trans>There are no providers yet: people sign in with a password only</Trans>
          </p>
        )}
      </div>
    </>
  );
}
