import type { ReadingPlace } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../database/database.contract.ts';
import type { Session } from '../session/session.contract.ts';

/** The saved place, and the time by the database's clock. */
export interface KeptPlace {
  readonly place: ReadingPlace | null;
  readonly now: number;
}

const NOW = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint';

interface PlaceRow extends Row {
  readonly now: number;
  readonly place: ReadingPlace | null;
}

/** The caller's place in a document, at the current client. */
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
 * Saves a place in one statement, unless the stored one was read later: the order in which several devices
 * save does not matter. A time in the future counts as now, and a stored one is replaced, so that a wrong
 * clock blocks no other device.
 *
 * @returns whether it is the first place
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
     -- Zero in an inserted row, but not in an updated one.
     returning xmax = 0 as is_new`,
    [subject, client, docKey, user?.id ?? null, file, position, page, fraction, savedAt],
  );
  return kept?.is_new ?? false;
}
