import { decoded } from '@leeszaal/shared-contracts/registry';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { LogInIcon, WarningIcon } from '@leeszaal/shared-ui/icon';
import { ButtonLink } from '@leeszaal/shared-ui/link';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useConfig } from '../config/use-config.ts';
import type { Sso } from '../session/sso.ts';
import { locationAtom } from '../state/atoms.ts';
import { DocumentTitle } from './document-title.component.tsx';
import styles from './shell.module.css';

/** Forwards the token behind the question mark to the SSO provider (`docs/behaviour.md` R2). */
export function HandOff({ handOffAddress }: Pick<Sso, 'handOffAddress'>) {
  const token = decoded(useAtomValue(locationAtom).search.slice(1));
  return (
    <main className={styles.alone}>
      <DocumentTitle />
      {token ? <Forwarding target={handOffAddress(token)} /> : <TokenMissing />}
    </main>
  );
}

function Forwarding({ target }: { readonly target: string }) {
  const { t } = useLingui();
  useEffect(() => location.replace(target), [target]);
  return (
    <EmptyState
      headingLevel={1}
      icon={LogInIcon}
      title={<Trans>Logging in…</Trans>}
      actions={
        <ButtonLink href={target}>
          <Trans>Click here</Trans>
        </ButtonLink>
      }
    >
      <Spinner label={t`Logging in…`} />
      <p>
        <Trans>You are being redirected. If this takes too long, use the link.</Trans>
      </p>
    </EmptyState>
  );
}

function TokenMissing() {
  const { productName } = useConfig();
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        icon={WarningIcon}
        title={<Trans>A problem occurred while authenticating: Token missing</Trans>}
        actions={
          <ButtonLink href="/">
            <Trans>Go to {productName}</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}
