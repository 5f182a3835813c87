import type { IdentityProvider } from '@leeszaal/shared-contracts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from '../sign-in.module.css';
import type { Providers } from '../use-providers.ts';
import { ProviderAddresses } from './provider-addresses.component.tsx';
import { TrialSection } from './trial-section.component.tsx';

interface SavedProviderProps {
  readonly provider: IdentityProvider;
  readonly tryOut: Providers['tryOut'];
}

/** The next steps at a provider that was just added. They take the focus of the form that they replace. */
export function SavedProvider({ provider, tryOut }: SavedProviderProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  const { isActive } = provider;
  return (
    <div className={styles.fields}>
      <p ref={text} tabIndex={-1}>
        {isActive ? (
          <Trans>The provider was saved, and is on the sign-in page. Try it now.</Trans>
        ) : (
          <Trans>The provider was saved. Try it, then edit it and make it active.</Trans>
        )}
      </p>
      <ProviderAddresses provider={provider} />
      <TrialSection provider={provider} tryOut={tryOut} hasChanges={false} />
    </div>
  );
}
