import { ButtonLink } from '@leeszaal/shared-ui/link';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { usePortal } from '../portal/use-portal.ts';
import { locationAtom } from '../state/atoms.ts';
import styles from './shell.module.css';

/** Forwards the token behind the question mark to the SSO provider (`docs/behaviour.md` R2). */
export function HandOff() {
  const { t } = useLingui();
  const { sso } = usePortal();
  const token = useAtomValue(locationAtom).search.slice(1);
  const target = token ? sso.handOffAddress(token) : undefined;
  useEffect(() => {
    if (target) location.replace(target);
  }, [target]);
  return (
    <main className={styles.alone}>
      {target ? (
        <>
          <Spinner label={t`Signing in…`} />
          <p>
            <Trans>You are being forwarded. Is it taking long?</Trans>
          </p>
          <ButtonLink href={target}>
            <Trans>Click here</Trans>
          </ButtonLink>
        </>
      ) : (
        <p role="alert">
          <Trans>A problem occurred while authenticating: Token missing</Trans>
        </p>
      )}
    </main>
  );
}
