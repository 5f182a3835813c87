import { foldText, type PortalClient } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../database/database.contract.ts';
import type { Services } from '../endpoints/services.contract.ts';
import { HttpError, notFound } from '../errors/http-error.ts';
import { publicClient } from '../sso/public-client.ts';
import { foldedSql } from '../text/folded-sql.ts';

type ClientRow = Omit<PortalClient, 'isPublic'> & Row;

/** People of other websites' pages are not counted: they are not in the list of people either. */
const CLIENT = `select c.ref, c.name, coalesce(c.email, '') as email, c.deactivated_at is null as "isActive",
    (select count(*)::int from user_clients m where m.client_ref = c.ref
       and not exists (select from embed_people e where e.user_id = m.user_id)) as people,
    array(select cc.connection_id from client_connections cc
      where cc.client_ref = c.ref order by cc.position, cc.connection_id) as connections,
    to_char(c.exported_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "exportedAt"
  from clients c`;

/** The client of the public library; null where the portal is private everywhere. */
const shownToPublic = (
  database: Queryable,
  { sso, appHost }: Services['config'],
): Promise<string | null> =>
  appHost === '' ? Promise.resolve(null) : publicClient(database, sso.client);

/** All clients of the portal by name. */
export async function listClients(
  database: Queryable,
  config: Services['config'],
): Promise<PortalClient[]> {
  const shown = await shownToPublic(database, config);
  const rows = await database.query<ClientRow>(
    `${CLIENT} order by ${foldedSql('c.name')}, c.ref`,
    [],
  );
  return rows.map((row) => ({ ...row, isPublic: row.ref === shown }));
}

/** The client with a reference. @throws 404 */
export async function requirePortalClient(
  database: Queryable,
  config: Services['config'],
  ref: string,
): Promise<PortalClient> {
  const [row] = await database.query<ClientRow>(`${CLIENT} where c.ref = $1`, [ref]);
  if (row === undefined) throw notFound('There is no such library');
  return { ...row, isPublic: row.ref === (await shownToPublic(database, config)) };
}

/**
 * The same, locked until the end of the transaction: sign-ins in progress there are waited for.
 *
 * @throws 404
 */
export async function takeClient(
  transaction: Queryable,
  config: Services['config'],
  ref: string,
): Promise<PortalClient> {
  await transaction.query('select from clients where ref = $1 for update', [ref]);
  return requirePortalClient(transaction, config, ref);
}

/** Refuses the name of another client, in any case and with or without diacritics. @throws 409 */
export async function requireFreeName(
  transaction: Queryable,
  name: string,
  ownRef?: string,
): Promise<void> {
  const others = await transaction.query<{ ref: string; name: string }>(
    'select ref, name from clients',
    [],
  );
  const isTaken = others.some(
    (each) => each.ref !== ownRef && foldText(each.name) === foldText(name),
  );
  if (isTaken) throw new HttpError(409, 'Another library has this name');
}
