import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../../database/database.contract.ts';
import { migrate } from '../../database/migrations.ts';
import { openPostgresDatabase } from '../../database/postgres/postgres-database.ts';
import { createTestDatabase } from '../../testing/postgres/create-test-database.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

describe('a search that takes too long', () => {
  let drop: () => Promise<void>;
  let database: Database;
  let other: Database;
  let server: TestServer;
  beforeAll(async () => {
    const place = await createTestDatabase();
    drop = place.drop;
    database = await openPostgresDatabase({ url: place.url, connections: 2, boundedSeconds: 0.2 });
    other = await openPostgresDatabase({ url: place.url, connections: 1 });
    await migrate(database);
    server = await createTestServer({ database });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    await other.close();
    await drop();
  });

  it('is given up as something that passes, while everything else is answered', async () => {
    const token = await server.tokenOf('user');
    const search = () =>
      server.call('POST', '/api/search', {
        token,
        body: {
          query: 'letters',
          queryType: 0,
          fields: [],
          facets: {},
          sorting: [],
          connections: [1],
          paginationOptions: { page: 1, resultsPerPage: 20 },
        },
      });
    await other.transaction(async (transaction) => {
      await transaction.query('lock table search_publications in access exclusive mode');
      const searches = [search(), search(), search()];
      const shelves = await server.call('GET', '/api/bookshelf', { token });
      expect(shelves.statusCode).toBe(200);
      for (const answer of await Promise.all(searches)) expect(answer.statusCode).toBe(503);
    });
    expect((await search()).statusCode).toBe(200);
  });

  it('is the only thing that is bounded', async () => {
    await database.query('select pg_sleep(0.3)');
    await expect(database.query('select pg_sleep(3)', [], { bounded: true })).rejects.toMatchObject(
      { code: '57014' },
    );
  });
});
