import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { publicationRecord } from '../import/storing/publication-record.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('a module is told with its names in all languages, beside the plain one [C4.43]', async () => {
  await server.database.query(`update connections set names = '{"nl": "Boeken"}' where id = 0`, []);
  const token = await server.tokenOf('user');
  const answer = await server.call('POST', '/api/search/moduleinfo', { token });
  const modules: { connection: number }[] = answer.json();
  expect(modules.find(({ connection }) => connection === 0)).toMatchObject({
    name: expect.any(String),
    names: { nl: 'Boeken' },
  });
});

it('what is imported has the names of its document type', () => {
  const unknown = { language: undefined, publisher: undefined, year: undefined, isbn: undefined };
  const metadata = { ...unknown, title: 'Letters', subtitle: undefined, description: undefined };
  const record = publicationRecord({ ...metadata, authors: [], subjects: [] }, new Date(0));
  expect(record).toMatchObject({
    documentType: 'E-book',
    documentTypeLabels: { nl: 'E-boek', fr: 'Livre numérique' },
  });
});
