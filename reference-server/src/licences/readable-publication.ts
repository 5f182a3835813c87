import type { ReadingRefusal } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../database/database.contract.ts';
import { notFound } from '../errors/http-error.ts';
import { notForReader } from '../errors/not-for-reader.ts';
import { audiencesOf, isVisitor, type Standing } from '../session/audiences.ts';
import type { Session } from '../session/session.contract.ts';
import { FOR_SALE_SQL } from './for-sale-sql.ts';

/** The caller who wants to read. */
export type WantedBy = Standing & Pick<Session, 'client'>;

/** What a caller may do with a publication that the caller's library has. */
export interface Reading {
  readonly readable: boolean;
  /** Whether patrons may read it in some connection. */
  readonly forPatrons: boolean;
}

/**
 * A row (`pub_key` and {@link Reading}) for each of the publications $2 that client $1 has, for the audiences $3. Of several
 * connections the most permissive one counts. A connection that the caller may not search does not exist for the caller,
 * nor does one that sells the publication until it is bought.
 */
export const READINGS_SQL = `
  select p.pub_key, coalesce(bool_or(cc.read_by = any($3)), false) as readable,
    coalesce(bool_or(cc.read_by <> 'staff'), false) as "forPatrons"
  from publications p
  join client_connections cc on cc.connection_id = p.connection_id and cc.client_ref = $1
  join connections c on c.id = p.connection_id
  left join client_licences l on l.client_ref = $1
    and l.connection_id = p.connection_id and l.publication_id = p.id
  where p.pub_key = any($2::text[]) and cc.searched_by = any($3) and not ${FOR_SALE_SQL}
    and exists (select from appearances a where a.pub_key = p.pub_key)
  group by p.pub_key`;

/** Why a caller may not read; null: may. A visitor is told to sign in, also for a document of staff, who sign in too. */
export function refusalIn(
  { readable, forPatrons }: Reading,
  caller: Standing,
): ReadingRefusal | null {
  if (readable) return null;
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
  const [row] = await database.query<Row & Reading>(READINGS_SQL, [
    caller.client,
    [pubKey],
    audiencesOf(caller),
  ]);
  return row === undefined ? 'missing' : (refusalIn(row, caller) ?? 'readable');
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
