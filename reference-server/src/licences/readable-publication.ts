import type { ReadingRefusal } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../database/database.contract.ts';
import { notFound } from '../errors/http-error.ts';
import { notForReader } from '../errors/not-for-reader.ts';
import { audiencesOf, isVisitor, type Standing } from '../session/audiences.ts';
import type { Session } from '../session/session.contract.ts';

/** The caller who wants to read. */
export type WantedBy = Standing & Pick<Session, 'client'>;

/** The caller's rights to a publication that the caller's library has. */
export interface Reading {
  readonly readable: boolean;
  /** Whether patrons may read it in some connection. */
  readonly forPatrons: boolean;
}

/**
 * A row (`pub_key` and {@link Reading}) for each of the publications $2 that client $1 has, for the audiences $3. The
 * function of the database is the rule of places in queues, too.
 */
export const READINGS_SQL = `
  select pub_key, readable, for_patrons as "forPatrons" from readings($1, $2::text[], $3::text[])`;

/**
 * Why a caller may not read; null: may. A visitor is told to sign in, also for a document of staff, who sign in too.
 */
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
