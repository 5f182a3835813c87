import type { Transactional } from '../../database/database.contract.ts';
import type { StoredRecord } from '../fields/search-fields.ts';
import { indexPublications } from '../indexing/index-publications.ts';

/** Adds a client and a connection, once. */
export async function seedConnection(
  database: Transactional,
  connectionId: number,
  details: {
    readonly client?: string;
    readonly kind?: 'metadata' | 'fulltext' | 'shop';
    readonly actions?: readonly string[];
  } = {},
): Promise<void> {
  const { client = 'town', kind = 'metadata', actions = ['read', 'request'] } = details;
  await database.query('insert into clients (ref, name) values ($1, $1) on conflict do nothing', [
    client,
  ]);
  await database.query(
    `insert into connections (id, module, name, kind, actions, advanced_fields)
     values ($1::integer, $1::integer + 10, $2, $3, $4, '{title,authors,isbn,publisher,keywords}')`,
    [connectionId, `Connection ${connectionId}`, kind, actions],
  );
  await database.query(
    'insert into client_connections (client_ref, connection_id, position) values ($1, $2, $2)',
    [client, connectionId],
  );
}

/** Inserts and indexes publications of a connection. */
export async function seedRecords(
  database: Transactional,
  connectionId: number,
  records: ReadonlyMap<number, StoredRecord>,
): Promise<void> {
  const entries = Array.from(records, ([id, record]) => ({ connectionId, id, record }));
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into publications (connection_id, id, pub_key, record)
       select $1, new.id, new.record ->> 'pubKey', new.record
       from unnest($2::integer[], $3::jsonb[]) as new (id, record)
       on conflict (connection_id, id) do update set record = excluded.record`,
      [
        connectionId,
        entries.map(({ id }) => id),
        entries.map(({ record }) => JSON.stringify(record)),
      ],
    );
    await indexPublications(transaction, entries);
  });
}
