import type { ReadingRefusal } from '@leeszaal/shared-contracts';
import type { Queryable } from '../database/database.contract.ts';
import { notFound } from '../errors/http-error.ts';
import { notForReader } from '../errors/not-for-reader.ts';
import { audiencesOf, isVisitor, type Standing } from '../session/audiences.ts';
import type { Session } from '../session/session.contract.ts';
import { FOR_SALE_SQL } from './for-sale-sql.ts';

/** The caller who wants to read. */
export type WantedBy = Standing & Pick<Session, 'client'>;

/**
 * Of several connections the most permissive one counts. A connection that the caller may not search does not exist for
 * the caller, nor does one that sells the publication until it is bought.
 */
const READING = `
  select coalesce(bool_or(cc.read_by = any($3)), false) as readable,
    coalesce(bool_or(cc.read_by <> 'staff'), false) as "forPatrons"
  from publications p
  join client_connections cc on cc.connection_id = p.connection_id and cc.client_ref = $1
  join connections c on c.id = p.connection_id
  left join client_licences l on l.client_ref = $1
    and l.connection_id = p.connection_id and l.publication_id = p.id
  where p.pub_key = $2 and cc.searched_by = any($3) and not ${FOR_SALE_SQL}
    and exists (select from appearances a where a.pub_key = p.pub_key)
  having count(*) > 0`;

/** A visitor is told to sign in, also for a document of staff: staff sign in too. */
function refusalOf(caller: Standing, forPatrons: boolean): ReadingRefusal {
  if (isVisitor(caller)) return 'sign-in-to-read';
  return forPatrons ? 'patrons-only' : 'staff-only';
}

/**
 * Whether the caller may read a publication.
 *
 * @returns `missing` when the client has none that can be read, or the reason why the caller may not read it
 */
export async function readingOf(
  database: Queryable,
  caller: WantedBy,
  pubKey: string,
): Promise<'readable' | 'missing' | ReadingRefusal> {
  const [row] = await database.query<{ readable: boolean; forPatrons: boolean }>(READING, [
    caller.client,
    pubKey,
    audiencesOf(caller),
  ]);
  if (row === undefined) return 'missing';
  return row.readable ? 'readable' : refusalOf(caller, row.forPatrons);
}

/** @throws 404 unless the client has the publication and it can be read, 403 with a code unless the caller may */
export async function requireReadable(
  database: Queryable,
  caller: WantedBy,
  pubKey: string,
): Promise<void> {
  const reading = await readingOf(database, caller, pubKey);
  if (reading === 'missing') throw notFound('Publication not found');
  if (reading !== 'readable') throw notForReader(reading);
}
