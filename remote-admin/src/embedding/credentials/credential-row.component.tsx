import type { EmbedCredential } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { EntryTime } from '../../audit/entry-time.component.tsx';
import styles from '../embedding.module.css';

interface CredentialRowProps {
  readonly credential: EmbedCredential;
  readonly isBusy: boolean;
  readonly onRevoke: (button: Element) => void;
}

/** A credential: its name, when it was made and used, and the button that revokes it. */
export function CredentialRow({ credential, isBusy, onRevoke }: CredentialRowProps) {
  const { t } = useLingui();
  const { id, label, madeAt, usedAt } = credential;
  return (
    <li>
      <div className={styles.name}>
        <strong>{label}</strong>
        <small>
          <code>{id}</code>
        </small>
        <small>
          <Trans>
            Made <EntryTime at={madeAt} />
          </Trans>
        </small>
        <small>
          {usedAt === null ? (
            <Trans>Never used</Trans>
          ) : (
            <Trans>
              Last used <EntryTime at={usedAt} />
            </Trans>
          )}
        </small>
      </div>
      <Button
        size="sm"
        aria-label={t`Revoke “${label}”`}
        isBusy={isBusy}
        busyLabel={t`Saving…`}
        onPress={({ target }) => onRevoke(target)}
      >
        <Trans>Revoke</Trans>
      </Button>
    </li>
  );
}
