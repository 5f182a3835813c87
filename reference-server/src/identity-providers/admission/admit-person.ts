import { randomUUID } from 'node:crypto';
import type { ProviderRole } from '@leeszaal/shared-contracts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Queryable } from '../../database/database.contract.ts';
import { endSessionsOf } from '../../session/session-store.ts';
import type { Identity } from '../provider.contract.ts';
import { roleFor } from '../role-for.ts';
import { holdProvider, type StoredProvider } from '../store/provider-store.ts';
import { accountToLink } from './account-to-link.ts';
import { oneLine } from './clean-identity.ts';

/** Whether and as whom a person is let in. */
export type Admission =
  | { readonly kind: 'admitted'; readonly userId: number; readonly client: string }
  | { readonly kind: 'no-access' };

const NO_ACCESS: Admission = { kind: 'no-access' };

/** A person whom a provider has verified. */
export interface Arrival {
  readonly providerId: number;
  readonly identity: Identity;
  /** Whether the person may come for the first time. A session that goes on lets no person in anew. */
  readonly mayBeFirst: boolean;
}

/** The same person is admitted once at a time: the first of two sign-ins makes the account. */
async function takeTurns(transaction: Queryable, key: string): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [key]);
}

async function makeAccount(
  transaction: Queryable,
  { subject, name, email }: Identity,
): Promise<number> {
  const [user] = await transaction.query<{ id: number }>(
    `insert into users (login, full_name, email, password_hash) values ($1, $2, $3, '')
     returning id::int as id`,
    // No address is one of these, and none can be guessed.
    [`provider:${randomUUID()}`, name || email || oneLine(subject), email],
  );
  if (user === undefined) throw new Error('The account was not stored.');
  return user.id;
}

/** Joins a person with an account that has a password so far. Who knows the password is signed out. */
async function takeOver(transaction: Queryable, userId: number): Promise<number> {
  await transaction.query("update users set password_hash = '' where id = $1", [userId]);
  await transaction.query('delete from account_links where user_id = $1', [userId]);
  await endSessionsOf(transaction, userId);
  return userId;
}

/** Makes or links the account of a person who comes for the first time. */
async function admitFirst(
  transaction: Queryable,
  provider: StoredProvider,
  identity: Identity,
  role: ProviderRole,
): Promise<number> {
  const { id: providerId, client, name } = provider;
  const linked = await accountToLink(transaction, provider, identity, role);
  const userId = await (linked === undefined
    ? makeAccount(transaction, identity)
    : takeOver(transaction, linked));
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

/** Gives the role that the provider says, if the person has access. A superadmin is out of its reach. */
async function giveRole(
  transaction: Queryable,
  { id, client, name }: StoredProvider,
  userId: number,
  role: ProviderRole,
): Promise<boolean> {
  const [member] = await transaction.query<{ role: string | null }>(
    `select role from user_clients
     where user_id = $1 and client_ref = $2 and deactivated_at is null
       and role is distinct from 'superadmin' for update`,
    [userId, client],
  );
  if (member === undefined) return false;
  if (member.role === role) return true;
  await transaction.query(
    'update user_clients set role = $3 where user_id = $1 and client_ref = $2',
    [userId, client, role],
  );
  await writeAudit(transaction, { client, user: null }, 'person-role-changed', {
    ...{ person: { id: userId, role }, provider: { id, name } },
  });
  return true;
}

/**
 * Lets a person in whom a provider has verified: with the account of an earlier time, else a new one, or the one with
 * the same e-mail address. Role, name and address become those that the provider gives (`docs/decisions.md` 101). The
 * provider is read anew and stays as it is until the end of the transaction: one that was switched off or removed
 * meanwhile lets no person in.
 */
export async function admitPerson(
  transaction: Queryable,
  { providerId, identity, mayBeFirst }: Arrival,
): Promise<Admission> {
  const provider = await holdProvider(transaction, providerId);
  const letsIn = provider?.isActive === true && provider.isOpen;
  const role = letsIn ? roleFor(identity.claims, provider) : null;
  if (provider === undefined || role === null) return NO_ACCESS;
  const { client } = provider;
  await takeTurns(transaction, `provider ${providerId} ${identity.subject}`);
  const [known] = await transaction.query<{ user_id: number }>(
    `select user_id::int as user_id from external_identities
     where provider_id = $1 and subject = $2`,
    [providerId, identity.subject],
  );
  if (known === undefined && !mayBeFirst) return NO_ACCESS;
  const userId = known?.user_id ?? (await admitFirst(transaction, provider, identity, role));
  if (!(await giveRole(transaction, provider, userId, role))) return NO_ACCESS;
  await transaction.query(
    `update users u set full_name = coalesce(nullif($2, ''), full_name),
       email = coalesce(nullif($3, ''), email)
     where u.id = $1
       and not exists (select from user_clients o where o.user_id = u.id and o.client_ref <> $4)`,
    [userId, identity.name, identity.email, client],
  );
  return { kind: 'admitted', userId, client };
}
