import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { suggestionCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { seedRecords } from '../search/testing/seed-records.ts';
import { allRows } from '../testing/all-rows.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

/* The connections of the test library. */
const CATALOGUE = 0;
const FULL_TEXT = 1;
const SOUTHERN = 3;

describe('POST /search/suggestions', () => {
  let server: TestServer;
  let reader: string;
  let log = '';
  beforeAll(async () => {
    server = await createTestServer({
      config: { logLevel: 'trace' },
      logStream: {
        write(line) {
          log += line;
        },
      },
    });
    const { database } = server;
    await database.query('delete from publications', []);
    await database.query(`update connections set advanced_fields = '{title,authors,keywords}'`, []);
    await seedRecords(database, CATALOGUE, new Map([[1, { title: 'Boreal letters' }]]));
    await seedRecords(database, FULL_TEXT, new Map([[1, { title: 'Boreal winds' }]]));
    await seedRecords(database, SOUTHERN, new Map([[1, { title: 'Boreal south' }]]));
    reader = await server.tokenOf('user');
  });
  afterAll(() => server.close());

  async function titles(token: string, body: object) {
    const answer = await server.call('POST', '/api/search/suggestions', { token, body });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['server-timing']).toMatch(/suggestions;dur=/);
    return v.parse(v.array(suggestionCodec.schema), answer.json()).map(({ text }) => text);
  }

  it('suggests from the connections that the caller may search, or from some of them [C7.80]', async () => {
    expect(await titles(reader, { text: 'bor' })).toEqual(['Boreal winds', 'Boreal letters']);
    expect(await titles(reader, { text: 'bor', connections: [FULL_TEXT, SOUTHERN, 99] })).toEqual([
      'Boreal winds',
    ]);
    const south = await server.tokenOf('user2');
    expect(await titles(south, { text: 'bor' })).toEqual(['Boreal south']);
    expect(await titles(south, { text: 'bor', connections: [CATALOGUE] })).toEqual([]);
  });

  it('has nothing for a visitor from a connection that needs signing in [C7.81]', async () => {
    const visitor = await server.publicToken('a-browser');
    expect(await titles(visitor, { text: 'bor' })).toHaveLength(2);
    await server.database.query(
      `update client_connections set searched_by = 'patrons', read_by = 'patrons' where connection_id = $1`,
      [CATALOGUE],
    );
    expect(await titles(visitor, { text: 'bor' })).toEqual(['Boreal winds']);
    expect(await titles(reader, { text: 'bor' })).toHaveLength(2);
  });

  it('stores and logs nothing of what people type [C7.82 S2.118]', async () => {
    const before = await allRows(server.database);
    log = '';
    await titles(reader, { text: 'boreal quxwortel' });
    expect(log).toContain('/search/suggestions');
    expect(log).not.toContain('quxwortel');
    expect(await allRows(server.database)).toEqual(before);
  });
});
