import { hasRole, type ProviderRole, roleSchema } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable } from '../../database/database.contract.ts';
import type { Identity } from '../provider.contract.ts';
import type { StoredProvider } from '../store/provider-store.ts';

/** Letters that the database and a mail server fold alike. */
const PLAIN = /^[\x21-\x7e]+$/;

const CANDIDATES = `from user_clients m join users u on u.id = m.user_id
  where m.client_ref = $1 and lower(u.email) = lower($2) and m.deactivated_at is null
    and not exists (select from user_clients o where o.user_id = u.id and o.client_ref <> $1)
    and not exists (select from embed_people e where e.user_id = u.id)
    and not exists (select from external_identities e where e.user_id = u.id and e.provider_id = $3)`;

/**
 * The account that the library has for a verified e-mail address, if the library wants it. It is a member of this
 * library only, has access, and has no higher role than the person gets: a mistake in the address would take a
 * library's administrator away. Its membership and the account are locked, in this order, as everywhere.
 */
export async function accountToLink(
  transaction: Queryable,
  { id, client, linksByEmail }: StoredProvider,
  { email, vouchesForEmail }: Identity,
  role: ProviderRole,
): Promise<number | undefined> {
  if (!linksByEmail || !vouchesForEmail || !PLAIN.test(email)) return undefined;
  const values = [client, email, id];
  await transaction.query(
    `select m.user_id ${CANDIDATES} order by m.user_id for update of m`,
    values,
  );
  await transaction.query(`select u.id ${CANDIDATES} order by u.id for update of u`, values);
  // Read again: what was not locked may have changed while the locks were waited for.
  const accounts = await transaction.query<{ id: number; role: string | null }>(
    `select u.id::int as id, m.role ${CANDIDATES}`,
    values,
  );
  const [account] = accounts;
  if (account === undefined || accounts.length > 1) return undefined;
  const present = account.role === null ? 'none' : v.parse(roleSchema, account.role);
  return hasRole(role, present) ? account.id : undefined;
}
