import type { ShownEmbedCredential } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from '../embedding.module.css';
import { useCopy } from '../use-copy.ts';

interface ShownSecretProps {
  readonly made: ShownEmbedCredential;
  /** The person has stored the secret: it is not shown any more. */
  readonly onDone: () => void;
}

/** A new credential with its secret, which the server cannot show again. */
export function ShownSecret({ made, onDone }: ShownSecretProps) {
  const { t } = useLingui();
  const copy = useCopy();
  const id = useId();
  const { label } = made;
  return (
    <fieldset
      className={styles.made}
      tabIndex={-1}
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <Notice
        tone="warning"
        live="off"
        title={<span id={`${id}t`}>{t`Copy the secret of “${label}” now`}</span>}
        actions={
          <Button size="sm" onPress={onDone}>
            <Trans>I have stored the secret</Trans>
          </Button>
        }
      >
        <p id={`${id}d`}>
          <Trans>
            It is shown this once: the portal stores a digest only. Keep it on your server, never in
            a page or in an app. If you lose it, revoke the credential and make another.
          </Trans>
        </p>
        <dl className={styles.secret}>
          <div>
            <dt>
              <Trans>Credential ID</Trans>
            </dt>
            <dd>
              <code>{made.id}</code>
              <Button size="sm" onPress={() => copy(made.id)}>
                <Trans>Copy the ID</Trans>
              </Button>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Secret</Trans>
            </dt>
            <dd>
              <code>{made.secret}</code>
              <Button size="sm" onPress={() => copy(made.secret)}>
                <Trans>Copy the secret</Trans>
              </Button>
            </dd>
          </div>
        </dl>
      </Notice>
    </fieldset>
  );
}
