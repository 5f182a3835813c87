import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { makeEpub, makePdf } from '@leeszaal/test-documents';
import { createHandlers } from '../../app/handlers.ts';
import { importFile } from '../../import/import-file.ts';
import { createLicenceGate } from '../../licences/licence-gate.ts';
import { seedRecords } from '../../search/testing/seed-records.ts';
import { openDocuments } from '../../server/open-documents.ts';
import { createMigratedDatabase } from '../postgres/migrated-database.ts';
import { createTestServer, type TestServer } from '../test-server.ts';

/** A word in every text of a library, so that leaks are detected. */
export const MARKS = { north: 'boreal', south: 'austral' } as const;

/** The real server over two libraries with documents, records and logos. */
export interface TwoLibraries {
  readonly server: TestServer;
  /** Documents of the northern library. */
  readonly pdf: string;
  readonly epub: string;
  close(): Promise<void>;
}

const record = (title: string, more: object = {}) => ({
  title,
  authors: [`A. Writer of ${title}`],
  abstract: `<p>${title}</p>`,
  ...more,
});

async function fillCatalogues({ database }: TestServer): Promise<void> {
  await database.query('delete from publications', []);
  const { north, south } = MARKS;
  const readable = record(`${north} letters`, { pubKey: 'pub-letters' });
  const book = { isbn: '9780000000019', priceInCents: 1250, currency: 'eur' };
  await seedRecords(database, 0, new Map([[1, readable]]));
  await seedRecords(database, 1, new Map([[1, readable]]));
  await seedRecords(database, 2, new Map([[1, record(`${north} book`, book)]]));
  await seedRecords(
    database,
    3,
    new Map([[1, record(`${south} winds`, { pubKey: 'pub-southern' })]]),
  );
  await database.query('update publications set acquired_at = now()', []);
  await database.query(
    `update connections set name = name || case id when 3 then ' ${south}' else ' ${north}' end`,
    [],
  );
  // Enough seats for all: these tests are not about seats.
  await database.query(`insert into licence_seats values ('pub-letters', 1000)`, []);
}

/** Opens the two libraries. The caller closes them. */
export async function openTwoLibraries(): Promise<TwoLibraries> {
  const database = await createMigratedDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'leeszaal-access-'));
  const documents = await openDocuments(database, folder);
  const gate = createLicenceGate(database);
  const server = await createTestServer({
    database,
    handlers: createHandlers({ documents: documents.service, gate }),
  });
  await fillCatalogues(server);
  const add = async (bytes: Uint8Array) => {
    const stream = Readable.from([Buffer.from(bytes)]);
    const target = { kind: 'existing', pubKey: 'pub-letters' } as const;
    return (await importFile(documents.importing, { stream, fileName: 'x', target })).docKey;
  };
  const title = `${MARKS.north} contents`;
  const pdf = await add(
    await makePdf({ texts: [`${MARKS.north} page`, 'Another'], bookmarks: [{ title, page: 1 }] }),
  );
  const epub = await add(
    await makeEpub({
      pages: { 'one.xhtml': `<p>${MARKS.north}</p><img src="a.png"/>` },
      items: '<item id="a" href="a.png" media-type="image/png"/>',
      files: { 'OEBPS/a.png': `${MARKS.north} picture` },
    }),
  );
  return {
    server,
    pdf,
    epub,
    async close() {
      await server.close();
      await documents.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
