import type { IdentityProvider } from '@leeszaal/shared-contracts';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Snippet } from '../../embedding/snippet.component.tsx';
import { ADDRESS_NAMES } from '../provider-names.ts';
import styles from '../sign-in.module.css';

/** The addresses to register at a provider, to copy. Nothing for a directory, which needs none. */
export function ProviderAddresses({ provider }: { readonly provider: IdentityProvider }) {
  const { i18n } = useLingui();
  const label = useId();
  const { addresses, settings } = provider;
  const shown = ADDRESS_NAMES[settings.kind].flatMap(([of, name]) => {
    const address = addresses[of];
    return address === undefined ? [] : [{ of, name: i18n._(name), address }];
  });
  if (shown.length === 0) return null;
  return (
    <section className={styles.addresses} aria-labelledby={label}>
      <Heading level={3} look="label" className={styles.heading} id={label}>
        <Trans>Register these addresses at the provider</Trans>
      </Heading>
      {shown.map(({ of, name, address }) => (
        <Snippet key={of} caption={name} code={address} />
      ))}
    </section>
  );
}
