import { type Publication, publicationCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable, Row } from '../../database/database.contract.ts';
import { COVER_KEY_SQL, coverAddress } from '../../documents/serving/cover-address.ts';
import { FOR_SALE_SQL } from '../../licences/for-sale-sql.ts';
import { freeSeats } from '../../licences/free-seats.ts';
import type { Session } from '../../session/session.contract.ts';

interface PublicationRow extends Row {
  readonly id: number;
  readonly pubKey: string | null;
  readonly mimeTypes: readonly string[];
  /** Null unless there is one document. */
  readonly docKey: string | null;
  readonly record: Readonly<Record<string, unknown>>;
  readonly coverKey: string | null;
  readonly licensed: string | null;
  /** Sold here and not bought yet, so not readable. */
  readonly forSale: boolean;
}

/** The person whose seats and the client whose purchases decide what is readable. */
export interface Reader extends Pick<Session, 'subject' | 'client'> {
  readonly loanSeconds: number;
}

const LOAD = `
  select p.id, p.pub_key as "pubKey", p.record,
    array(select distinct mime_type from appearances a where a.pub_key = p.pub_key order by 1) as "mimeTypes",
    (select min(doc_key) from appearances a where a.pub_key = p.pub_key having count(*) = 1) as "docKey",
    ${COVER_KEY_SQL} as "coverKey",
    to_char(l.licensed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as licensed,
    ${FOR_SALE_SQL} as "forSale"
  from publications p
  join connections c on c.id = p.connection_id
  left join client_licences l
    on l.client_ref = $3 and l.connection_id = p.connection_id and l.publication_id = p.id
  where p.connection_id = $1 and p.id = any($2::integer[])`;

/** The fields of a purchase, which puts a book in the client's collection (`docs/decisions.md` 34). */
function bought({ licensed, record }: PublicationRow): object {
  if (licensed === null) return {};
  return {
    licenseCreated: licensed,
    acquisitionDate: record['acquisitionDate'] ?? licensed.slice(0, 10),
  };
}

function toPublication(row: PublicationRow, free: ReadonlySet<string>): Publication {
  const pubKey = row.forSale ? null : row.pubKey;
  return v.parse(publicationCodec.schema, {
    ...row.record,
    ...bought(row),
    id: row.id,
    mimeTypes: pubKey === null || row.mimeTypes.length === 0 ? undefined : row.mimeTypes,
    ...(pubKey !== null && { pubKey }),
    ...(pubKey !== null && row.docKey !== null && { docKey: row.docKey }),
    ...(row.coverKey !== null && { cover: coverAddress(row.coverKey) }),
    licenseAvailable: pubKey !== null && free.has(pubKey),
  });
}

/** Loads publications of one connection, in the order of the ids; omits unknown ids. */
export async function loadPublications(
  database: Queryable,
  { subject, client, loanSeconds }: Reader,
  connectionId: number,
  ids: readonly number[],
): Promise<Publication[]> {
  if (ids.length === 0) return [];
  const rows = await database.query<PublicationRow>(LOAD, [connectionId, ids, client]);
  const pubKeys = rows.flatMap(({ pubKey }) => pubKey ?? []);
  const free = await freeSeats(database, pubKeys, subject, loanSeconds);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toPublication(row, free)];
  });
}
