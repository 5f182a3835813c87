import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { makePdf } from '@leeszaal/test-documents';
import type { Database } from '../database/database.contract.ts';
import { importFile } from '../import/import-file.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { partsOf } from './testing/parts-of-opening.ts';

// Starting workers takes long on a busy machine.
jest.setTimeout(60_000);

describeOnBothDatabases('an opening', (makeDatabase) => {
  let database: Database;
  let server: TestServer;
  let docKey = '';
  let token = '';
  /** Another process on the database, whose statements the test sees. */
  let other: TestServer;
  let onQuery: (sql: string) => 'runs' | 'finds nothing' = () => 'runs';

  beforeAll(async () => {
    database = await makeDatabase();
    server = await createTestServer({ database });
    token = await server.tokenOf('user');
    const stream = Readable.from([Buffer.from(await makePdf({ texts: ['One'] }))]);
    const target = { kind: 'existing', pubKey: 'pub-letters' } as const;
    const request = { stream, fileName: 'x', target };
    docKey = (await importFile(server.documents.importing, request)).docKey;
    const watched: Database = {
      ...database,
      query: async (sql, values, options) =>
        onQuery(sql) === 'runs' ? database.query(sql, values, options) : [],
    };
    other = await createTestServer({ database: watched });
  });
  afterEach(() => database.query('delete from licence_seats', []));
  afterAll(async () => {
    await other.close();
    await server.close();
    await database.close();
  });

  const open = (path: string) => other.call('GET', `/api${path}/open`, { token });
  const loans = async () => (await database.query('select key from licences', [])).length;

  it('asks for session, right and loan, and what is shown, each once [R2.217]', async () => {
    for (const path of ['/publications/pub-letters', `/documents/${docKey}`]) {
      const asked: string[] = [];
      onQuery = (sql) => {
        asked.push(sql);
        return 'runs';
      };
      // The record of a document is read once.
      await open(path);
      asked.length = 0;
      const calls = partsOf(await open(path)).map(({ part }) => part.call);
      expect(calls).toContain('getContents');
      expect(asked).toHaveLength(7);
    }
  });

  it('ends a loan with which nothing is sent [R2.217]', async () => {
    // The access changes between two statements: the loan is granted, and the document is not found.
    onQuery = (sql) => (sql.startsWith('select from publications join') ? 'finds nothing' : 'runs');
    expect((await open(`/documents/${docKey}`)).statusCode).toBe(404);
    for (let tries = 100; tries > 0 && (await loans()) > 0; tries -= 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await loans()).toBe(0);
  });
});
