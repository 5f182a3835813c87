import { LANGUAGES, STATEMENTS, type Statements } from '@leeszaal/shared-contracts';
import { putItem } from '../bookshelves/shelf-store.ts';
import type { Queryable, Transactional } from '../database/database.contract.ts';
import { indexPublications } from '../search/indexing/index-publications.ts';
import { hashPassword } from '../sso/login/password.ts';
import { writeStatement } from '../statements/statement-store.ts';
import type { LibraryContent } from './library-content.contract.ts';

async function writeConnections(
  transaction: Queryable,
  connections: LibraryContent['connections'],
): Promise<void> {
  await transaction.query(
    `insert into connections (id, module, name, names, kind, actions, advanced_fields)
     select id, module, name, names, kind, actions, "advancedFields"
     from jsonb_to_recordset($1::jsonb) as new (id integer, module integer, name text, names jsonb,
       kind text, actions text[], "advancedFields" text[])`,
    [JSON.stringify(connections)],
  );
}

async function writeStatements(
  transaction: Queryable,
  client: string,
  statements: Partial<Statements>,
): Promise<void> {
  for (const statement of STATEMENTS) {
    for (const language of LANGUAGES) {
      const text = statements[statement]?.[language];
      if (text === undefined) continue;
      await writeStatement(transaction, { client, statement, language }, text);
    }
  }
}

async function writeClients(
  transaction: Queryable,
  clients: LibraryContent['clients'],
): Promise<void> {
  for (const client of clients) {
    const { ref, name, email, settings, logo, connections } = client;
    const { readBy = 'patrons', statements = {} } = client;
    await transaction.query(
      `insert into clients (ref, name, email, settings, logo, logo_type)
       values ($1, $2, $3, $4::jsonb, $5, $6)`,
      [ref, name, email, JSON.stringify(settings), logo ?? null, logo ? 'image/png' : null],
    );
    for (const [position, connection] of connections.entries()) {
      await transaction.query(
        `insert into client_connections (client_ref, connection_id, position, read_by)
         values ($1, $2, $3, $4)`,
        [ref, connection, position, readBy],
      );
    }
    await writeStatements(transaction, ref, statements);
  }
}

async function writeAccounts(
  transaction: Queryable,
  accounts: LibraryContent['accounts'],
  hashes: readonly string[],
): Promise<void> {
  for (const [index, { login, fullName, email, role, clients }] of accounts.entries()) {
    await transaction.query(
      `with person as (
         insert into users (login, full_name, email, password_hash)
         values ($1, $2, $3, $4) returning id)
       insert into user_clients (user_id, client_ref, role)
       select person.id, ref, $5 from person, unnest($6::text[]) as ref`,
      [login, fullName, email, hashes[index] ?? '', role, clients],
    );
  }
}

async function writePublications(
  transaction: Queryable,
  publications: LibraryContent['publications'],
): Promise<void> {
  await transaction.query(
    `insert into publications (connection_id, id, pub_key, record, acquired_at, created_at)
     select "connectionId", id, "pubKey", record, "acquiredAt", "createdAt"
     from jsonb_to_recordset($1::jsonb) as new ("connectionId" integer, id integer, "pubKey" text,
       record jsonb, "acquiredAt" timestamptz, "createdAt" timestamptz)`,
    [JSON.stringify(publications)],
  );
  await indexPublications(transaction, publications);
}

async function writeShelves(
  transaction: Queryable,
  shelves: LibraryContent['shelves'],
): Promise<void> {
  for (const { name, author, client, shared = false, items } of shelves) {
    const [shelf] = await transaction.query<{ id: number }>(
      `insert into bookshelves (client_ref, author_id, name, shared)
       select $1, id, $2, $4 from users where login = $3 returning id`,
      [client, name, author, shared],
    );
    if (shelf === undefined) throw new Error(`The shelf ${name} has no author`);
    for (const item of items) await putItem(transaction, shelf.id, item);
  }
}

/**
 * Prepares the content of a new library: hashes its passwords, which takes long.
 *
 * @returns writes the content and indexes its publications, within a transaction
 */
export async function prepareContent({
  connections,
  clients,
  accounts,
  publications,
  shelves,
}: LibraryContent): Promise<(transaction: Queryable) => Promise<void>> {
  const hashes = await Promise.all(accounts.map(({ password }) => hashPassword(password)));
  return async (transaction) => {
    await writeConnections(transaction, connections);
    await writeClients(transaction, clients);
    await writeAccounts(transaction, accounts, hashes);
    await writePublications(transaction, publications);
    await writeShelves(transaction, shelves);
  };
}

/** Writes the content of a new library, and indexes its publications, in one transaction. */
export async function writeContent(
  database: Transactional,
  content: LibraryContent,
): Promise<void> {
  await database.transaction(await prepareContent(content));
}
