import type { NewShelfItem } from '@leeszaal/shared-contracts';
import { putItem } from '../bookshelves/shelf-store.ts';
import type { Database, Queryable } from '../database/database.contract.ts';
import { indexPublications } from '../search/indexing/index-publications.ts';
import { hashPassword } from '../sso/login/password.ts';
import { ACCOUNTS, CLIENTS, CONNECTION_IDS, CONNECTIONS } from './accounts.ts';
import { libraryRows, type PublicationRow } from './library.ts';
import { makeLogos } from './logos.ts';
import { type DemoShelfItem, SHELVES } from './shelves.ts';

async function seedConnections(transaction: Queryable): Promise<void> {
  for (const { id, module, name, names, kind, actions, advancedFields } of CONNECTIONS) {
    await transaction.query(
      `insert into connections (id, module, name, names, kind, actions, advanced_fields)
       values ($1, $2, $3, $4::jsonb, $5, $6, $7)`,
      [id, module, name, JSON.stringify(names), kind, actions, advancedFields],
    );
  }
}

async function seedClients(transaction: Queryable): Promise<void> {
  const logos = makeLogos();
  for (const { ref, name, email, settings, connections } of CLIENTS) {
    await transaction.query(
      `insert into clients (ref, name, email, settings, logo, logo_type)
       values ($1, $2, $3, $4::jsonb, $5, 'image/png')`,
      [ref, name, email, JSON.stringify(settings), logos[ref] ?? null],
    );
    for (const [position, connection] of connections.entries()) {
      await transaction.query(
        'insert into client_connections (client_ref, connection_id, position) values ($1, $2, $3)',
        [ref, connection, position],
      );
    }
  }
}

async function seedAccounts(transaction: Queryable, hashes: readonly string[]): Promise<void> {
  for (const [index, { login, fullName, email, role, clients }] of ACCOUNTS.entries()) {
    await transaction.query(
      `with person as (
         insert into users (login, full_name, email, password_hash, role)
         values ($1, $2, $3, $4, $5) returning id)
       insert into user_clients (user_id, client_ref)
       select person.id, ref from person, unnest($6::text[]) as ref`,
      [login, fullName, email, hashes[index] ?? '', role, clients],
    );
  }
}

async function seedPublications(
  transaction: Queryable,
  rows: readonly PublicationRow[],
): Promise<void> {
  await transaction.query(
    `insert into publications (connection_id, id, pub_key, record, acquired_at, created_at)
     select connection_id, id, pub_key, record::jsonb, acquired_at::timestamptz, created_at::timestamptz
     from unnest($1::integer[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::text[])
       as new (connection_id, id, pub_key, record, acquired_at, created_at)`,
    [
      rows.map(({ connectionId }) => connectionId),
      rows.map(({ id }) => id),
      rows.map(({ pubKey }) => pubKey ?? null),
      rows.map(({ record }) => JSON.stringify(record)),
      rows.map(({ acquiredAt }) => acquiredAt?.toISOString() ?? null),
      rows.map(({ createdAt }) => createdAt.toISOString()),
    ],
  );
  await indexPublications(transaction, rows);
}

function shelfItem(item: DemoShelfItem, rows: readonly PublicationRow[]): NewShelfItem {
  if (item.kind === 'search') return { type: 'query', data: item.data };
  const connectionId = CONNECTION_IDS[item.connection];
  const row = rows.find((each) => each.connectionId === connectionId && each.key === item.key);
  if (row === undefined) throw new Error(`A shelf holds ${item.key}, which the library does not`);
  return { type: 'publication', data: { publicationId: row.id, connectionId } };
}

async function seedShelves(transaction: Queryable, rows: readonly PublicationRow[]): Promise<void> {
  for (const { name, author, client, shared = false, items } of SHELVES) {
    const [shelf] = await transaction.query<{ id: number }>(
      `insert into bookshelves (client_ref, author_id, name, shared)
       select $1, id, $2, $4 from users where login = $3 returning id`,
      [client, name, author, shared],
    );
    if (shelf === undefined) throw new Error(`The shelf ${name} has no author`);
    for (const item of items) await putItem(transaction, shelf.id, shelfItem(item, rows));
  }
}

/** Writes everything of the demonstration but its documents, in one transaction. */
export async function seedRows(database: Database, start: Date): Promise<void> {
  const hashes = await Promise.all(ACCOUNTS.map(({ password }) => hashPassword(password)));
  const rows = libraryRows(start);
  await database.transaction(async (transaction) => {
    await seedConnections(transaction);
    await seedClients(transaction);
    await seedAccounts(transaction, hashes);
    await seedPublications(transaction, rows);
    await seedShelves(transaction, rows);
  });
}
