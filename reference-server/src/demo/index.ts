import { Readable } from 'node:stream';
import type { Database } from '../database/database.contract.ts';
import { type ImportServices, importFile } from '../import/import-file.ts';
import type { DocumentMaker } from './documents/demo-document.contract.ts';
import { documentMakers } from './documents/index.ts';
import { pubKeyOf } from './library.ts';
import { seedRows } from './seed-rows.ts';

export { ACCOUNTS, CLIENTS, CONNECTION_IDS } from './accounts.ts';

/** What the demonstration is written into. */
export interface SeedTarget {
  readonly importing: ImportServices;
}

/** The documents that the library describes and does not have yet. */
async function missingDocuments(database: Database): Promise<readonly DocumentMaker[]> {
  const rows = await database.query<{ pub_key: string }>(
    `select distinct p.pub_key from publications p
     where p.pub_key = any($1::text[])
       and not exists (select from appearances a where a.pub_key = p.pub_key)`,
    [documentMakers.map(({ record }) => pubKeyOf(record.key))],
  );
  const missing = new Set(rows.map(({ pub_key }) => pub_key));
  return documentMakers.filter(({ record }) => missing.has(pubKeyOf(record.key)));
}

async function importDocument({ make }: DocumentMaker, services: ImportServices): Promise<void> {
  const { fileName, bytes, record } = await make();
  await importFile(services, {
    stream: Readable.from([Buffer.from(bytes)]),
    fileName,
    target: { kind: 'existing', pubKey: pubKeyOf(record.key) },
  });
}

/**
 * Fills an empty library with the demonstration: clients, accounts, connections, some four hundred
 * publications and their documents. A library that holds anything already is left alone, except that
 * documents are made up for when an earlier start was interrupted before it had imported them.
 *
 * @returns whether this start filled an empty library
 */
export async function seedDemo(
  database: Database,
  { importing }: SeedTarget,
  onProgress: (message: string) => void = () => undefined,
): Promise<boolean> {
  const seeded = await seedRows(database, new Date());
  const missing = await missingDocuments(database);
  for (const [index, maker] of missing.entries()) {
    onProgress(
      `Making the demonstration library: ${maker.record.title} (${index + 1} of ${missing.length})`,
    );
    await importDocument(maker, importing);
  }
  return seeded;
}
