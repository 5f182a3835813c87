import { PROVIDER_LIMIT } from '@leeszaal/shared-contracts';
import { Trans } from '@lingui/react/macro';
import { AddProvider } from './dialog/add-provider.component.tsx';
import { ProviderRows } from './list/provider-rows.component.tsx';
import styles from './sign-in.module.css';
import { useProviders } from './use-providers.ts';

/** The identity providers with which people sign in beside the password (`docs/behaviour.md` C 2). */
export function SignInTab() {
  const providers = useProviders();
  const { list } = providers;
  const isFull = list.kind === 'ready' && list.providers.length >= PROVIDER_LIMIT;
  return (
    <div className={styles.signIn}>
      <p className={styles.intro}>
        <Trans>
          People sign in with a user name and a password of this library. With an identity provider,
          they can also sign in with the account that they have at your institution.
        </Trans>
      </p>
      <div>
        <AddProvider providers={providers} isFull={isFull} />
      </div>
      <ProviderRows providers={providers} />
    </div>
  );
}
