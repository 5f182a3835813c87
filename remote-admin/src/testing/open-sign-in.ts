import type { FakeHost } from '@leeszaal/remote-kit/testing';
import type {
  IdentityProvider,
  LibraryConnection,
  ProviderSettings,
} from '@leeszaal/shared-contracts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAdministration, press } from './open-administration.ts';

/** Settings of a provider of each kind. */
export const SETTINGS = {
  oidc: {
    kind: 'oidc',
    issuer: 'https://login.example.org/',
    clientId: 'portal',
    scope: 'openid profile email',
    nameClaim: 'name',
    emailClaim: 'email',
  },
  saml: {
    kind: 'saml',
    entityId: 'https://idp.example.org/shibboleth',
    signInAddress: 'https://idp.example.org/sso',
    signOutAddress: '',
    certificates: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----',
    subjectAttribute: '',
    nameAttribute: 'displayName',
    emailAttribute: 'mail',
  },
  ldap: {
    kind: 'ldap',
    address: 'ldaps://directory.example.org',
    startTls: true,
    authorities: '',
    bindDn: '',
    base: 'dc=example,dc=org',
    filter: '(uid={login})',
    subjectAttribute: 'entryUUID',
    nameAttribute: 'cn',
    emailAttribute: 'mail',
    groupBase: '',
    groupFilter: '(member={dn})',
  },
} satisfies Record<string, ProviderSettings>;

/** A provider of the library; an active one of OpenID Connect by default. */
export const providerOf = (
  id: number,
  name: string,
  over: Partial<IdentityProvider> = {},
): IdentityProvider => ({
  id,
  name,
  isActive: true,
  settings: SETTINGS.oidc,
  rules: [],
  defaultRole: 'user',
  linksByEmail: false,
  hasSecret: true,
  addresses: {
    answer: `https://portal.test/sign-in/${id}/answer`,
    signOut: `https://portal.test/sign-in/${id}/sign-out`,
    signedOut: 'https://portal.test/signed-out',
  },
  ...over,
});

/** A connection of the library; everyone searches it and people with an account read in it, by default. */
export const connectionOf = (
  id: number,
  name: string,
  over: Partial<LibraryConnection> = {},
): LibraryConnection => ({
  id,
  name,
  names: undefined,
  searchedBy: 'anyone',
  readBy: 'patrons',
  ...over,
});

/** Opens the tab *Sign-in*; the library has no connections unless the answers have some. */
export const openSignIn = (
  providers: readonly IdentityProvider[],
  answers: Parameters<typeof openAdministration>[1] = {},
): Promise<FakeHost> =>
  openAdministration(
    {},
    {
      getIdentityProviders: () => ({ providers: [...providers] }),
      getConnections: () => ({ connections: [] }),
      ...answers,
    },
    {},
    undefined,
    '/admin?tab=sign-in',
  );

/** The row of a provider. */
export const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(name, { selector: 'li strong' })).closest('li');
  if (!row) throw new Error(`There is no row of ${name}`);
  return row;
};

/** The open dialog. */
export const dialog = () => within(screen.getByRole('dialog'));

/** A text field of the open dialog; those of closed disclosures too. */
export const field = (label: RegExp | string): HTMLInputElement =>
  dialog().getByLabelText(label, { selector: 'input, textarea' });

/** Replaces the text of a field. */
export const fill = async (label: RegExp | string, text: string): Promise<void> => {
  await userEvent.clear(field(label));
  await userEvent.click(field(label));
  await userEvent.paste(text);
};

/** Opens the form for a new provider of a kind. */
export const openNew = async (kind: RegExp): Promise<void> => {
  await press('Add a provider');
  await userEvent.click(dialog().getByRole('radio', { name: kind }));
  await press('Continue');
};
