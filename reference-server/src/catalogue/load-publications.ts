import { type Publication, publicationCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable, Row } from '../database/database.contract.ts';
import { freeSeats } from '../licences/free-seats.ts';
import { COVER_KEY_SQL, coverAddress } from './cover-address.ts';

interface PublicationRow extends Row {
  readonly id: number;
  readonly pubKey: string | null;
  readonly record: Readonly<Record<string, unknown>>;
  readonly coverKey: string | null;
}

const LOAD = `
  select p.id, p.pub_key as "pubKey", p.record, ${COVER_KEY_SQL} as "coverKey"
  from publications p where p.connection_id = $1 and p.id = any($2::integer[])`;

function toPublication(row: PublicationRow, free: ReadonlySet<string>): Publication {
  return v.parse(publicationCodec.schema, {
    ...row.record,
    id: row.id,
    ...(row.pubKey !== null && { pubKey: row.pubKey }),
    ...(row.coverKey !== null && { cover: coverAddress(row.coverKey) }),
    licenseAvailable: row.pubKey !== null && free.has(row.pubKey),
  });
}

/**
 * Loads publications of one connection, in the order of the ids; unknown ids are left out.
 * @param subject for whom: a person's own seat is free to them
 */
export async function loadPublications(
  database: Queryable,
  subject: string,
  connectionId: number,
  ids: readonly number[],
): Promise<Publication[]> {
  if (ids.length === 0) return [];
  const rows = await database.query<PublicationRow>(LOAD, [connectionId, ids]);
  const pubKeys = rows.flatMap(({ pubKey }) => pubKey ?? []);
  const free = await freeSeats(database, pubKeys, subject);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toPublication(row, free)];
  });
}
