import { hasRole, SETTING_DEFAULTS } from '@leeszaal/shared-contracts';
import { readSettings } from '../client/settings-handlers.ts';
import type { Queryable } from '../database/database.contract.ts';
import type { Session } from '../session/session.contract.ts';

/**
 * The full names of holders at the session's client, sorted. Empty below the user role, and where the client's
 * setting forbids names (`docs/decisions.md` 80).
 */
export async function holderNames(
  database: Queryable,
  { role, client }: Pick<Session, 'role' | 'client'>,
  subjects: readonly string[],
): Promise<string[]> {
  if (role === null || !hasRole(role, 'user')) return [];
  const { showLicenceHolders } = await readSettings(database, client);
  if (!(showLicenceHolders ?? SETTING_DEFAULTS.showLicenceHolders)) return [];
  const rows = await database.query<{ full_name: string }>(
    `select u.full_name from users u
     join user_clients m on m.user_id = u.id and m.client_ref = $1 and m.deactivated_at is null
     where 'user:' || u.id = any($2::text[]) order by u.full_name`,
    [client, subjects],
  );
  return rows.map((row) => row.full_name);
}
