import type { ReadingPlace } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../database/database.contract.ts';
import type { Session } from '../session/session.contract.ts';

/** What is kept, and the time by the database's clock. */
export interface KeptPlace {
  readonly place: ReadingPlace | null;
  readonly now: number;
}

const NOW = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint';

interface PlaceRow extends Row {
  readonly now: number;
  readonly place: ReadingPlace | null;
}

/** Where this person, at the present client, was in the document. */
export async function readPlace(
  database: Queryable,
  { subject, client }: Session,
  docKey: string,
): Promise<KeptPlace> {
  const [row] = await database.query<PlaceRow>(
    `select ${NOW} as now,
       (select jsonb_build_object('file', file, 'position', position, 'page', page,
          'fraction', fraction, 'savedAt', saved_at)
        from reading_places where subject = $1 and client_ref = $2 and doc_key = $3) as place`,
    [subject, client, docKey],
  );
  if (row === undefined) throw new Error('A select without a table answers one row.');
  return { place: row.place, now: row.now };
}

/**
 * Keeps a place in one statement, unless the one that is kept was read later: whatever order the
 * places of several devices arrive in, the last that was read stays. A time ahead of the server's own
 * counts as now, or one device with a wrong clock would keep all others from saving; and so that the
 * server's, put right after it was ahead, does not either, what was kept in the future gives way.
 * Answers whether nothing was kept there before.
 */
export async function keepPlace(
  database: Queryable,
  { subject, client, user }: Session,
  docKey: string,
  { file, position, page, fraction, savedAt }: ReadingPlace,
): Promise<boolean> {
  const [kept] = await database.query<{ is_new: boolean }>(
    `insert into reading_places
       (subject, client_ref, doc_key, user_id, file, position, page, fraction, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, least($9::bigint, ${NOW}))
     on conflict (subject, client_ref, doc_key) do update
       set file = excluded.file, position = excluded.position, page = excluded.page,
         fraction = excluded.fraction, saved_at = excluded.saved_at
       where reading_places.saved_at < excluded.saved_at or reading_places.saved_at > ${NOW}
     -- Zero in a row that was put in, and not in one that was there and has been changed.
     returning xmax = 0 as is_new`,
    [subject, client, docKey, user?.id ?? null, file, position, page, fraction, savedAt],
  );
  return kept?.is_new ?? false;
}
