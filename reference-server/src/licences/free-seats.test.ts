import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { freeSeats } from './free-seats.ts';
import { acquireLicence } from './licence-store.ts';

const LETTERS = 'pub-letters';
const LOAN_SECONDS = 600;

describeOnBothDatabases('freeSeats', (makeDatabase) => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await makeDatabase();
    server = await createTestServer({ database });
    await database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ($1, $1, 'pdf', 'application/pdf', $1, 1, '{}', '[]', '{}')`,
      [LETTERS],
    );
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it('leaves each reader a seat, though seats were taken away [C7.126]', async () => {
    const free = async (subject: string) =>
      (await freeSeats(database, [LETTERS], subject, LOAN_SECONDS)).size;
    const seats = (amount: number) =>
      database.query('update licence_seats set seats = $1', [amount]);
    await database.query('insert into licence_seats values ($1, 2)', [LETTERS]);
    for (const subject of ['first', 'second']) {
      const borrower = { subject, userId: null, sessionId: null };
      await acquireLicence(database, LETTERS, borrower, LOAN_SECONDS);
    }
    await seats(1);
    expect(await free('first')).toBe(1);
    expect(await free('second')).toBe(1);
    expect(await free('third')).toBe(0);
    await seats(0);
    expect(await free('first')).toBe(0);
  });
});
