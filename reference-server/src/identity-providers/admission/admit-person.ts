import type { ProviderRole } from '@leeszaal/shared-contracts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Queryable } from '../../database/database.contract.ts';
import type { Identity } from '../provider.contract.ts';
import { roleFor } from '../role-for.ts';
import type { StoredProvider } from '../store/provider-store.ts';

const LONGEST_NAME = 200;
const LONGEST_EMAIL = 254;

/** Text of a provider as it is shown: one line, not too long. */
const shown = (text: string, length: number): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, length);

/** Whether and as whom a person is let in. */
export type Admission =
  | { readonly kind: 'admitted'; readonly userId: number }
  | { readonly kind: 'no-access' };

/** The same person is admitted once at a time: the first of two sign-ins makes the account. */
async function takeTurns(transaction: Queryable, key: string): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [key]);
}

/**
 * The account that the library has for an e-mail address, if it is a member of this library only. An account of another
 * library, and that of a superadmin, are out of a provider's reach.
 */
async function accountToLink(
  transaction: Queryable,
  { client, id: providerId, linksByEmail }: StoredProvider,
  email: string,
): Promise<number | undefined> {
  if (!linksByEmail || email === '') return undefined;
  const accounts = await transaction.query<{ id: number }>(
    `select u.id::int as id from users u join user_clients m on m.user_id = u.id
     where m.client_ref = $1 and lower(u.email) = lower($2) and m.role is distinct from 'superadmin'
       and not exists (select from user_clients o where o.user_id = u.id and o.client_ref <> $1)
       and not exists (select from embed_people e where e.user_id = u.id)
       and not exists (select from external_identities e where e.user_id = u.id and e.provider_id = $3)
     for update of u`,
    [client, email, providerId],
  );
  return accounts.length === 1 ? accounts[0]?.id : undefined;
}

async function makeAccount(
  transaction: Queryable,
  provider: StoredProvider,
  { subject, name, email }: Identity,
): Promise<number> {
  const [user] = await transaction.query<{ id: number }>(
    `insert into users (login, full_name, email, password_hash) values ($1, $2, $3, '')
     returning id::int as id`,
    [`${provider.id}:${subject}`, name || email || subject.slice(0, LONGEST_NAME), email],
  );
  if (user === undefined) throw new Error('The account was not stored.');
  return user.id;
}

/** Makes or links the account of a person who comes for the first time. */
async function admitFirst(
  transaction: Queryable,
  provider: StoredProvider,
  identity: Identity,
  role: ProviderRole,
): Promise<number> {
  const { id: providerId, client, name } = provider;
  const linked = await accountToLink(transaction, provider, identity.email);
  const userId = linked ?? (await makeAccount(transaction, provider, identity));
  if (linked !== undefined) {
    await transaction.query("update users set password_hash = '' where id = $1", [userId]);
    await transaction.query('delete from account_links where user_id = $1', [userId]);
  }
  await transaction.query(
    'insert into external_identities (provider_id, subject, user_id) values ($1, $2, $3)',
    [providerId, identity.subject, userId],
  );
  await transaction.query(
    `insert into user_clients (user_id, client_ref, role) values ($1, $2, $3)
     on conflict (user_id, client_ref) do nothing`,
    [userId, client, role],
  );
  await writeAudit(transaction, { client, user: null }, 'person-admitted', {
    person: { id: userId, role },
    provider: { id: providerId, name },
  });
  return userId;
}

/**
 * Lets a person in whom a provider has verified: with the account of an earlier time, else a new one, or the one with the
 * same e-mail address. Role, name and address become those that the provider gives (`docs/decisions.md` 101). A superadmin
 * signs in with a password only: administrators of a library decide what its provider says.
 */
export async function admitPerson(
  transaction: Queryable,
  provider: StoredProvider,
  given: Identity,
): Promise<Admission> {
  const { id: providerId, client } = provider;
  const role = roleFor(given.claims, provider);
  if (role === null) return { kind: 'no-access' };
  const identity = {
    ...given,
    name: shown(given.name, LONGEST_NAME),
    email: shown(given.email, LONGEST_EMAIL),
  };
  await takeTurns(transaction, `provider ${providerId} ${identity.subject}`);
  const [known] = await transaction.query<{ user_id: number }>(
    `select user_id::int as user_id from external_identities
     where provider_id = $1 and subject = $2`,
    [providerId, identity.subject],
  );
  const userId = known?.user_id ?? (await admitFirst(transaction, provider, identity, role));
  const admitted = await transaction.query(
    `update user_clients set role = $3
     where user_id = $1 and client_ref = $2 and deactivated_at is null
       and role is distinct from 'superadmin' returning user_id`,
    [userId, client, role],
  );
  if (admitted.length === 0) return { kind: 'no-access' };
  await transaction.query(
    `update users u set full_name = coalesce(nullif($2, ''), full_name),
       email = coalesce(nullif($3, ''), email)
     where u.id = $1
       and not exists (select from user_clients o where o.user_id = u.id and o.client_ref <> $4)`,
    [userId, identity.name, identity.email, client],
  );
  return { kind: 'admitted', userId };
}
