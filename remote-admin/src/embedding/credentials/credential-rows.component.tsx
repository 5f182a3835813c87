import type { EmbedCredential } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { useKeptFocus } from '@leeszaal/shared-ui/keep-focus';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '../embedding.module.css';
import { CredentialRow } from './credential-row.component.tsx';
import type { Credentials } from './use-credentials.ts';

interface CredentialRowsProps {
  readonly credentials: Credentials;
  /** The id of the credential that is being revoked. */
  readonly revoking: string | undefined;
  readonly onRevoke: (credential: EmbedCredential, button: Element) => Promise<void>;
}

/** The list of the credentials, that there are none, or that it is loading or failed to. */
export function CredentialRows({ credentials, revoking, onRevoke }: CredentialRowsProps) {
  const { t } = useLingui();
  const { list, reload } = credentials;
  const { place, notePress } = useKeptFocus(list.kind === 'loading');
  return (
    <div ref={place} tabIndex={-1}>
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
          <Trans>The credentials could not be loaded</Trans>
        </Notice>
      )}
      {list.kind === 'ready' && list.credentials.length === 0 && (
        <p className={styles.none}>
          <Trans>There are no credentials yet</Trans>
        </p>
      )}
      {list.kind === 'ready' && list.credentials.length > 0 && (
        <ul className={styles.list} aria-label={t`Credentials`}>
          {list.credentials.map((credential) => (
            <CredentialRow
              key={credential.id}
              credential={credential}
              isBusy={credential.id === revoking}
              onRevoke={(button) => void onRevoke(credential, button)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
