import type { IdentityProvider, ProviderKind } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the protocols. */
export const KIND_NAMES: Record<ProviderKind, MessageDescriptor> = {
  oidc: msg`OpenID Connect`,
  saml: msg`SAML 2.0`,
  ldap: msg`Directory (LDAP)`,
};

/** When a protocol is the right one. */
export const KIND_HINTS: Record<ProviderKind, MessageDescriptor> = {
  oidc: msg`For example Microsoft Entra ID, Google Workspace or Keycloak. People sign in on its page.`,
  saml: msg`For example Shibboleth, AD FS or a national federation. People sign in on its page.`,
  ldap: msg`For example Active Directory or OpenLDAP. People sign in on a page of this portal.`,
};

/** An address that has to be registered at a provider. */
export type AddressName = keyof IdentityProvider['addresses'];

/** The names of the addresses in the words of each protocol, in the order in which they are shown. */
export const ADDRESS_NAMES: Record<
  ProviderKind,
  readonly (readonly [AddressName, MessageDescriptor])[]
> = {
  oidc: [
    ['answer', msg`Redirect address`],
    ['signOut', msg`Back-channel logout`],
    ['signedOut', msg`After logout`],
    ['metadata', msg`Metadata`],
  ],
  saml: [
    ['metadata', msg`Metadata`],
    ['answer', msg`Assertion consumer`],
    ['signOut', msg`Single logout`],
    ['signedOut', msg`After logout`],
  ],
  ldap: [],
};
