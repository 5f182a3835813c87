import { PROVIDER_LIMIT } from '@leeszaal/shared-contracts';
import { Trans } from '@lingui/react/macro';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { AccessSection } from './access/access-section.component.tsx';
import { AddProvider } from './dialog/add-provider.component.tsx';
import { ProviderRows } from './list/provider-rows.component.tsx';
import { SecondFactorSection } from './second-factor-section.component.tsx';
import styles from './sign-in.module.css';
import { useProviders } from './use-providers.ts';

/** How people sign in, and what they have to sign in for (`docs/behaviour.md` C 2). */
export function SignInTab({ draft }: { readonly draft: SettingsDraft }) {
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
      <AccessSection />
      <SecondFactorSection draft={draft} />
    </div>
  );
}
