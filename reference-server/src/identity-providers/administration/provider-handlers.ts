import {
  type IdentityProvider,
  PROVIDER_LIMIT,
  type ProviderSettings,
} from '@leeszaal/shared-contracts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Queryable } from '../../database/database.contract.ts';
import { defineHandlers } from '../../endpoints/define-handlers.ts';
import { HttpError, notFound } from '../../errors/http-error.ts';
import { makeKeyPair } from '../saml/keys/make-key-pair.ts';
import { beginTrial } from '../sign-ins/sign-in-store.ts';
import { providerAddresses, providerPath } from '../store/provider-addresses.ts';
import {
  deleteProvider,
  endSessionsOfProvider,
  findProvider,
  insertProvider,
  listProviders,
  lockProvider,
  type StoredProvider,
  updateProvider,
} from '../store/provider-store.ts';
import { checkChange } from './check-change.ts';

/** Which addresses each protocol has. */
const ADDRESSES = {
  oidc: ['answer', 'signOut', 'signedOut'],
  saml: ['answer', 'signOut', 'metadata'],
  ldap: [],
} as const;

/** A provider as an administrator sees it: without its secret. */
function shownProvider(stored: StoredProvider, portalUrl: string): IdentityProvider {
  const { secret, client: _client, library: _library, isOpen: _isOpen, ...rest } = stored;
  const { keyPair: _keyPair, ...provider } = rest;
  const all = providerAddresses(portalUrl, provider.id);
  const addresses = Object.fromEntries(
    ADDRESSES[provider.settings.kind].map((name) => [name, all[name]]),
  );
  return { ...provider, rules: [...provider.rules], hasSecret: secret !== '', addresses };
}

/** The provider of a library, locked until the end of the transaction. @throws 404 */
async function takeProvider(
  transaction: Queryable,
  client: string,
  id: number,
): Promise<StoredProvider> {
  await requireProvider(transaction, client, id);
  await lockProvider(transaction, id);
  return requireProvider(transaction, client, id);
}

/** The provider of a library. @throws 404 */
async function requireProvider(
  database: Queryable,
  client: string,
  id: number,
): Promise<StoredProvider> {
  const found = await findProvider(database, id);
  if (found === undefined || found.client !== client) {
    throw notFound('There is no such identity provider');
  }
  return found;
}

/** Who the provider is: its ids of people mean nothing elsewhere. A directory may move to another machine. */
function identityOf(settings: ProviderSettings): string {
  switch (settings.kind) {
    case 'oidc':
      return `${settings.kind} ${settings.issuer}`;
    case 'saml':
      return `${settings.kind} ${settings.entityId}`;
    case 'ldap':
      return settings.kind;
  }
}

/** Refuses to make a provider another one, whose people would get the accounts of others. @throws 409 */
async function checkIdentity(
  transaction: Queryable,
  { id, settings: before }: StoredProvider,
  after: ProviderSettings,
): Promise<void> {
  if (before.kind !== after.kind)
    throw new HttpError(409, 'The kind of an identity provider stays');
  if (identityOf(before) === identityOf(after)) return;
  const [known] = await transaction.query(
    'select from external_identities where provider_id = $1 limit 1',
    [id],
  );
  if (known !== undefined) throw new HttpError(409, 'People have signed in with this provider');
}

/** The identity providers of the caller's library (`docs/decisions.md` 101). */
export const providerHandlers = defineHandlers({
  async getIdentityProviders({ session: { client } }, { database, config }) {
    const providers = await listProviders(database, client);
    return { providers: providers.map((each) => shownProvider(each, config.portalUrl)) };
  },

  async addIdentityProvider({ body, session }, { database, config }) {
    const { client } = session;
    checkChange(body, undefined, config.portalUrl);
    const isSigned = body.settings.kind === 'saml';
    const keyPair = isSigned ? await makeKeyPair(config.portalUrl) : null;
    return database.transaction(async (transaction) => {
      await transaction.query('select from clients where ref = $1 for update', [client]);
      if ((await listProviders(transaction, client)).length >= PROVIDER_LIMIT) {
        throw new HttpError(409, 'The library has the most identity providers that it can have');
      }
      const id = await insertProvider(transaction, client, body, keyPair);
      await writeAudit(transaction, session, 'provider-added', {
        provider: { id, name: body.name },
      });
      return shownProvider(await requireProvider(transaction, client, id), config.portalUrl);
    });
  },

  async changeIdentityProvider({ params: { id }, body, session }, { database, config }) {
    const { client } = session;
    return database.transaction(async (transaction) => {
      const before = await takeProvider(transaction, client, id);
      await checkIdentity(transaction, before, body.settings);
      checkChange(body, before, config.portalUrl);
      await updateProvider(transaction, id, body);
      if (!body.isActive) await endSessionsOfProvider(transaction, id);
      await writeAudit(transaction, session, 'provider-changed', {
        provider: { id, name: body.name },
      });
      return shownProvider(await requireProvider(transaction, client, id), config.portalUrl);
    });
  },

  async removeIdentityProvider({ params: { id }, session }, { database }) {
    await database.transaction(async (transaction) => {
      const { name } = await takeProvider(transaction, session.client, id);
      await deleteProvider(transaction, id);
      await writeAudit(transaction, session, 'provider-removed', { provider: { id, name } });
    });
  },

  async tryIdentityProvider({ params: { id }, session }, { database, config }) {
    await requireProvider(database, session.client, id);
    const ticket = await beginTrial(database, id);
    const address = new URL(providerPath(id, 'trial'), config.portalUrl);
    address.searchParams.set('ticket', ticket);
    return { address: address.href };
  },
});
