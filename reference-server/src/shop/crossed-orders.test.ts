import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const BOOKS = ['9780000000019', '9780000000026'];
const ROUNDS = 20;

describeOnBothDatabases('orders for the same books at the same moment', (makeDatabase) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    database = await makeDatabase();
    server = await createTestServer({ database });
    token = await server.tokenOf('admin');
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const order = (isbns: readonly string[]) =>
    server.call('POST', '/api/shop/order', { token, body: { isbns, language: 'nl' } });

  it('never wait for each other, whichever way round they are listed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await database.query('delete from client_licences');
      const answers = await Promise.all([order(BOOKS), order(BOOKS.toReversed())]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    }
  });
});
