import type { Role } from '@leeszaal/shared-contracts';
import type { Queryable } from '../database/database.contract.ts';
import type { StoredRecord } from '../search/fields/search-fields.ts';
import { indexPublications } from '../search/indexing/index-publications.ts';

/** The accounts of the test library: one for each role, a second user, and one without access. */
export const TEST_ACCOUNTS = [
  { login: 'none', fullName: 'Nora None', role: 'none' },
  { login: 'anonymous', fullName: 'Ann Onymous', role: 'anonymous' },
  { login: 'user', fullName: 'Ursula User', role: 'user' },
  { login: 'user2', fullName: 'Umberto User', role: 'user' },
  { login: 'admin', fullName: 'Ada Admin', role: 'admin' },
  { login: 'superadmin', fullName: 'Sophie Super', role: 'superadmin' },
  { login: 'outsider', fullName: 'Otto Outsider', role: null },
] as const satisfies readonly { login: string; fullName: string; role: Role | null }[];

/** The login of a test account. */
export type TestLogin = (typeof TEST_ACCOUNTS)[number]['login'];

/**
 * The clients of the test library. Every account is at both, except `user2`, who is at `south`. Both let visitors read
 * without an account, so that tests of other things concern all callers.
 */
export const TEST_CLIENTS = { north: 'north', south: 'south' } as const;

async function insertClients(database: Queryable): Promise<void> {
  await database.query(
    `insert into clients (ref, name, email) values
       ('north', 'Library of the North', 'desk@north.example'),
       ('south', 'Library of the South', null)`,
    [],
  );
  await database.query(
    `insert into connections (id, module, name, kind, actions, advanced_fields) values
       (0, 0, 'Catalogue', 'metadata', '{read,request,openInBibis}', '{title,authors,isbn,publisher,keywords}'),
       (1, 1, 'Full text', 'fulltext', '{read}', '{title}'),
       (2, 2, 'Shop', 'shop', '{shop}', '{title,isbn}'),
       (3, 0, 'Southern catalogue', 'metadata', '{read}', '{title}')`,
    [],
  );
  await database.query(
    `insert into client_connections (client_ref, connection_id, position, read_by) values
       ('north', 0, 0, 'anyone'), ('north', 1, 1, 'anyone'), ('north', 2, 2, 'anyone'),
       ('south', 3, 0, 'anyone')`,
    [],
  );
}

async function insertAccounts(database: Queryable): Promise<void> {
  for (const { login, fullName, role } of TEST_ACCOUNTS) {
    await database.query(
      `with person as (
         insert into users (login, full_name, email, password_hash)
         values ($1, $2, $3, '') returning id)
       insert into user_clients (user_id, client_ref, role)
       select person.id, ref, $4 from person, clients where $1 <> 'user2' or ref = 'south'`,
      [login, fullName, `${login}@example.org`, role],
    );
  }
}

/** Indexes a book of a shop. */
export function indexForSale(
  database: Queryable,
  connectionId: number,
  id: number,
  record: StoredRecord,
): Promise<void> {
  return indexPublications(database, [{ connectionId, id, record }]);
}

async function insertPublications(database: Queryable): Promise<void> {
  const records = [
    { connection: 0, id: 1, pubKey: 'pub-letters', title: 'Letters from the north' },
    { connection: 0, id: 2, pubKey: null, title: 'Only on paper' },
    { connection: 2, id: 1, pubKey: 'pub-letters', title: 'Letters', isbn: '9780000000019' },
    { connection: 2, id: 2, pubKey: null, title: 'Gift', isbn: '9780000000026', price: 0 },
    { connection: 2, id: 3, pubKey: null, title: 'Unpriced', isbn: '9780000000033', price: null },
    { connection: 3, id: 1, pubKey: 'pub-southern', title: 'Southern winds' },
  ];
  for (const { connection, id, pubKey, title, isbn, price = 1250 } of records) {
    const sale = isbn === undefined ? {} : { isbn, currency: 'eur', priceInCents: price };
    const record = { id, title, authors: ['A. Writer'], ...sale };
    await database.query(
      `insert into publications (connection_id, id, pub_key, record)
       values ($1, $2, $3, $4::jsonb)`,
      [connection, id, pubKey, JSON.stringify(record)],
    );
    // Books on sale are found by ISBN.
    if (isbn !== undefined) await indexForSale(database, connection, id, { isbn });
  }
}

/**
 * Fills an empty database with a small library of two clients. Passwords are empty hashes: no account
 * can sign in by form; tests begin sessions directly.
 */
export async function insertFixtures(database: Queryable): Promise<void> {
  await insertClients(database);
  await insertAccounts(database);
  await insertPublications(database);
}
