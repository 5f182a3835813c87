import { type Publication, publicationCodec, type ReadBy } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable } from '../database/database.contract.ts';

/** A publication as stored, and the actions of its connection. */
export interface StoredPublication {
  readonly publication: Publication;
  readonly actions: readonly string[];
}

/** Which publication is wanted, and by whom. */
export interface WantedPublication {
  readonly client: string;
  /** Those of the caller (`audiencesOf`). */
  readonly audiences: readonly ReadBy[];
  readonly connectionId: number;
  readonly publicationId: number;
}

/** A publication of a connection that the caller may search; undefined for any other, also another client's. */
export async function findPublication(
  database: Queryable,
  { client, audiences, connectionId, publicationId }: WantedPublication,
): Promise<StoredPublication | undefined> {
  const [row] = await database.query<{ record: unknown; actions: string[] }>(
    `select p.record || jsonb_build_object('id', p.id) as record, c.actions
     from publications p
     join connections c on c.id = p.connection_id
     join client_connections cc on cc.connection_id = c.id and cc.client_ref = $1
     where p.connection_id = $2 and p.id = $3 and cc.searched_by = any($4)`,
    [client, connectionId, publicationId, audiences],
  );
  if (row === undefined) return undefined;
  return { publication: v.parse(publicationCodec.schema, row.record), actions: row.actions };
}
