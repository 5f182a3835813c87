import { createLdapProvider } from './ldap/ldap-provider.ts';
import { createOidcProvider } from './oidc/oidc-provider.ts';
import type { Provider } from './provider.contract.ts';
import { createSamlProvider } from './saml/saml-provider.ts';
import { providerAddresses } from './store/provider-addresses.ts';
import type { StoredProvider } from './store/provider-store.ts';

/** Makes what asks a stored provider, by its protocol. */
export function makeProvider(
  { id, settings, secret, keyPair }: StoredProvider,
  { portalUrl }: { readonly portalUrl: string },
): Provider {
  const addresses = providerAddresses(portalUrl, id);
  switch (settings.kind) {
    case 'oidc':
      return createOidcProvider({ settings, secret, addresses });
    case 'saml':
      return createSamlProvider({ settings, secret, addresses, ...(keyPair && { keyPair }) });
    case 'ldap':
      return createLdapProvider({ settings, secret, addresses });
  }
}
