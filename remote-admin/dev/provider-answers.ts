import type { FakeAnswers } from '@leeszaal/remote-kit/testing/dev-page';
import {
  type IdentityProvider,
  type ProviderChange,
  StatusError,
} from '@leeszaal/shared-contracts';

const addressesOf = (id: number, { settings: { kind } }: ProviderChange) => {
  const base = `https://portal.example.org/api/sign-in/${id}`;
  if (kind === 'ldap') return {};
  return {
    answer: `${base}/answer`,
    signOut: `${base}/sign-out`,
    signedOut: 'https://portal.example.org/api/sign-in/signed-out',
    ...(kind === 'saml' && { metadata: `${base}/metadata` }),
  };
};

const stored = (id: number, change: ProviderChange, hadSecret = false): IdentityProvider => {
  const { secret, ...rest } = change;
  const hasSecret = secret === undefined ? hadSecret : secret !== '';
  return { ...rest, id, hasSecret, addresses: addressesOf(id, change) };
};

let providers: IdentityProvider[] = [
  stored(1, {
    name: 'University of Waterland',
    isActive: true,
    settings: {
      kind: 'oidc',
      issuer: 'https://login.example.org',
      clientId: 'leeszaal',
      scope: 'openid profile email',
      nameClaim: 'name',
      emailClaim: 'email',
    },
    secret: 'a-secret-of-the-development-page',
    rules: [{ claim: 'groups', value: 'library-staff', role: 'admin' }],
    defaultRole: 'user',
    linksByEmail: true,
  }),
];

const find = (id: number): IdentityProvider => {
  const provider = providers.find((one) => one.id === id);
  if (!provider) throw new StatusError(404, undefined);
  return provider;
};

/** The identity providers of the development page. One whose name begins with `busy` cannot be saved or removed. */
export const providerAnswers: FakeAnswers = {
  getIdentityProviders: () => ({ providers }),
  addIdentityProvider: ({ body }) => {
    if (body.name.startsWith('busy')) throw new StatusError(409, undefined);
    const made = stored(1 + Math.max(0, ...providers.map(({ id }) => id)), body);
    providers = [...providers, made];
    return made;
  },
  changeIdentityProvider: ({ params: { id }, body }) => {
    if (body.name.startsWith('busy')) throw new StatusError(500, undefined);
    const changed = stored(id, body, find(id).hasSecret);
    providers = providers.map((one) => (one.id === id ? changed : one));
    return changed;
  },
  removeIdentityProvider: ({ params: { id } }) => {
    if (find(id).name.startsWith('busy')) throw new StatusError(500, undefined);
    providers = providers.filter((one) => one.id !== id);
  },
  tryIdentityProvider: ({ params: { id } }) => ({ address: `https://example.org/?try=${id}` }),
};
