import { licenceHandlers } from '../../licences/licence-handlers.ts';
import { indexTexts } from '../../search/index.ts';
import { seedRecords } from '../../search/testing/seed-records.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { catalogueHandlers } from '../catalogue-handlers.ts';

/* The connections of the test library. */
export const CATALOGUE = 0;
export const FULL_TEXT = 1;
export const SHOP = 2;
export const SOUTHERN = 3;

/** A server with a few publications in each connection; one publication has a text. */
export async function createCatalogueServer(): Promise<TestServer> {
  const server = await createTestServer({ handlers: { ...catalogueHandlers, ...licenceHandlers } });
  const { database } = server;
  await database.query('delete from publications', []);
  await seedRecords(
    database,
    CATALOGUE,
    new Map([
      [1, { title: 'Letters from the north', keywords: ['Ice', 'Snow'], pubKey: 'pub-letters' }],
      [2, { title: 'Only on paper', keywords: ['Ice'], jurisdiction: ['nl', 'be'] }],
      [3, { title: 'Winter', keywords: ['Snow'] }],
    ]),
  );
  await seedRecords(
    database,
    FULL_TEXT,
    new Map([[1, { title: 'Letters from the north', pubKey: 'pub-letters' }]]),
  );
  await seedRecords(
    database,
    SHOP,
    new Map([
      [1, { title: 'Letters', isbn: '9783161484100', priceInCents: 1250, currency: 'eur' }],
      [2, { title: 'Gift', isbn: '978-90-8696-142-9', priceInCents: 0, currency: 'eur' }],
      [3, { title: '1984', authors: ['Orwell, George'] }],
    ]),
  );
  await seedRecords(database, SOUTHERN, new Map([[1, { title: 'Southern winds' }]]));
  await database.query(
    `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
       metadata, contents, structure, cover, cover_type)
     values ('doc 1', 'pub-letters', 'pdf', 'application/pdf', 'a', 2, '{}', '[]', '{}', '\\x00',
       'image/png')`,
    [],
  );
  await database.query(
    `insert into document_texts (doc_key, position, path, body, folded) values
       ('doc 1', 0, '1.pdf', 'Nothing but fog', 'nothing but fog'),
       ('doc 1', 1, '2.pdf', 'A walrus on the ice-floe, Überall', '')`,
    [],
  );
  await database.transaction((transaction) => indexTexts(transaction, ['doc 1']));
  await database.query(
    `update publications set acquired_at = now() - make_interval(days => id * 10)
     where connection_id = $1 or connection_id = $2`,
    [CATALOGUE, SOUTHERN],
  );
  return server;
}
