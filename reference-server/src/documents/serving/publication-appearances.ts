import type { PublicationAppearances } from '@leeszaal/shared-contracts';
import type { Queryable } from '../../database/database.contract.ts';
import { audiencesOf, type Standing } from '../../session/audiences.ts';
import type { Session } from '../../session/session.contract.ts';

interface AppearanceRow extends Readonly<Record<string, unknown>> {
  readonly title: string | null;
  readonly docKey: string | null;
  readonly mimeType: string | null;
}

/**
 * A publication's title and documents, in order of import; undefined when no connection that the caller may search has
 * it.
 */
export async function readPublicationAppearances(
  database: Queryable,
  pubKey: string,
  caller: Standing & Pick<Session, 'client'>,
): Promise<PublicationAppearances | undefined> {
  const rows = await database.query<AppearanceRow>(
    `select publication.title, a.doc_key as "docKey", a.mime_type as "mimeType"
     from (
       select pub_key, record ->> 'title' as title
       from publications join client_connections using (connection_id)
       where pub_key = $1 and client_ref = $2 and searched_by = any($3)
       order by position, connection_id, id limit 1
     ) as publication
     left join appearances a using (pub_key)
     order by a.created_at, a.doc_key`,
    [pubKey, caller.client, audiencesOf(caller)],
  );
  const [first] = rows;
  if (!first) return undefined;
  const appearances = rows.flatMap(({ docKey, mimeType }) =>
    docKey === null || mimeType === null ? [] : [{ docKey, mimeType }],
  );
  return { metadata: { title: first.title ?? undefined, appearances } };
}
