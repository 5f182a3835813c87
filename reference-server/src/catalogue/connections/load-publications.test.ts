import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seedRecords } from '../../search/testing/seed-records.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { CATALOGUE, createCatalogueServer, SHOP } from '../testing/catalogue-server.ts';
import { loadPublications } from './load-publications.ts';

const READER = { subject: 'user', client: 'north', loanSeconds: 600 };

let server: TestServer;
beforeAll(async () => {
  server = await createCatalogueServer();
  await seedRecords(
    server.database,
    SHOP,
    new Map([[4, { title: 'For sale', pubKey: 'pub-sold', priceInCents: 100, currency: 'eur' }]]),
  );
  await addDocuments('pub-sold', ['application/pdf']);
});
afterAll(() => server.close());

async function addDocuments(pubKey: string, mimeTypes: readonly string[]): Promise<void> {
  for (const mimeType of mimeTypes) {
    const format = mimeType === 'application/pdf' ? 'pdf' : 'epub';
    await server.database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ($1, $2, $3, $4, $1, 1, '{}', '[]', '{}')`,
      [`${pubKey} ${format}`, pubKey, format, mimeType],
    );
  }
}

async function load(connection: number, id: number) {
  const [publication] = await loadPublications(server.database, READER, connection, [id]);
  return publication;
}
const mimeTypesOf = async (connection: number, id: number) =>
  (await load(connection, id))?.mimeTypes;
const docKeyOf = async (connection: number, id: number) => (await load(connection, id))?.docKey;

test('one with a single document that can be read names it [R2.221]', async () => {
  expect(await docKeyOf(CATALOGUE, 1)).toEqual(expect.any(String));
  expect(await docKeyOf(CATALOGUE, 2)).toBeUndefined();
  expect(await docKeyOf(SHOP, 4)).toBeUndefined();
});

test('a publication that can be read names the media types of its documents, each once [C2.550]', async () => {
  expect(await mimeTypesOf(CATALOGUE, 1)).toEqual(['application/pdf']);
  await addDocuments('pub-letters', ['application/pdf', 'application/epub+zip']);
  expect(await mimeTypesOf(CATALOGUE, 1)).toEqual(['application/epub+zip', 'application/pdf']);
  // The person chooses among several (R2.221).
  expect(await docKeyOf(CATALOGUE, 1)).toBeUndefined();
});

test('one without a document names none, nor does one that is for sale and not bought [C2.551]', async () => {
  expect(await mimeTypesOf(CATALOGUE, 2)).toBeUndefined();
  expect(await mimeTypesOf(SHOP, 4)).toBeUndefined();
  await server.database.query(
    `insert into client_licences (client_ref, connection_id, publication_id) values ($1, $2, 4)`,
    [READER.client, SHOP],
  );
  expect(await mimeTypesOf(SHOP, 4)).toEqual(['application/pdf']);
  expect(await docKeyOf(SHOP, 4)).toBe('pub-sold pdf');
});
