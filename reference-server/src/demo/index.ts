import { Readable } from 'node:stream';
import type { Database } from '../database/database.contract.ts';
import { type ImportServices, importFile } from '../import/import-file.ts';
import type { DocumentMaker } from './documents/demo-document.contract.ts';
import { documentMakers } from './documents/index.ts';
import { pubKeyOf } from './library.ts';
import { seedRows } from './seed-rows.ts';

export { ACCOUNTS } from './accounts.ts';

/** What the demonstration is put into: a library with nothing in it. */
export interface SeedTarget {
  readonly database: Database;
  readonly importing: ImportServices;
  /** Told about what takes long, in words for whoever waits. */
  readonly onProgress: (message: string) => void;
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
 * publications and their documents, which are made on the spot and are the same every time. Days are
 * counted from now.
 */
export async function seedDemo({ database, importing, onProgress }: SeedTarget): Promise<void> {
  await seedRows(database, new Date());
  for (const [index, maker] of documentMakers.entries()) {
    const place = `${index + 1} of ${documentMakers.length}`;
    onProgress(`Making the demonstration library, ${place}: ${maker.record.title}`);
    await importDocument(maker, importing);
  }
}
