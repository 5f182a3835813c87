import type { ShownEmbedCredential } from '@leeszaal/shared-contracts';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef } from 'react';
import styles from '../embedding.module.css';
import { CredentialRows } from './credential-rows.component.tsx';
import { NewCredential } from './new-credential.component.tsx';
import { ShownSecret } from './shown-secret.component.tsx';
import type { Credentials } from './use-credentials.ts';
import { useRevocation } from './use-revocation.ts';

interface CredentialSectionProps {
  readonly credentials: Credentials;
  /** The credential whose secret is shown. */
  readonly made: ShownEmbedCredential | undefined;
  readonly onMade: (made: ShownEmbedCredential | undefined) => void;
}

/** The credentials of the library: made, listed and revoked (`docs/decisions.md` 96). */
export function CredentialSection({ credentials, made, onMade }: CredentialSectionProps) {
  const { i18n } = useLingui();
  const label = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const maker = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  const { revoking, fault, revoke } = useRevocation(credentials, heading);
  // The pressed button is removed: the focus goes to what takes its place.
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    maker.current?.querySelector<HTMLElement>(made ? 'fieldset' : 'input')?.focus();
  }, [made]);
  const show = (shown: ShownEmbedCredential | undefined) => {
    movesFocus.current = true;
    onMade(shown);
  };
  return (
    <section className={styles.section} aria-labelledby={label}>
      <Heading level={2} look="section" id={label} ref={heading} tabIndex={-1}>
        <Trans>Credentials</Trans>
      </Heading>
      <p>
        <Trans>
          With a credential, a server of your institution gets access for the people who read in its
          pages. Make one for each server.
        </Trans>
      </p>
      <CredentialRows
        credentials={credentials}
        revoking={revoking}
        onRevoke={async (credential, button) => {
          const isRevoked = await revoke(credential, button);
          if (isRevoked && credential.id === made?.id) onMade(undefined);
        }}
      />
      {fault && <Notice tone="danger">{i18n._(fault)}</Notice>}
      <div ref={maker}>
        {made ? (
          <ShownSecret made={made} onDone={() => show(undefined)} />
        ) : (
          <NewCredential onMake={async (name) => show(await credentials.make(name))} />
        )}
      </div>
    </section>
  );
}
