import { Readable } from 'node:stream';
import type { Database } from '../database/database.contract.ts';
import { type ImportServices, importFile } from '../import/import-file.ts';
import type { DemoDocument, DocumentMaker } from './documents/demo-document.contract.ts';
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

async function importDocument(
  { fileName, bytes, record }: DemoDocument,
  services: ImportServices,
): Promise<void> {
  await importFile(services, {
    stream: Readable.from([Buffer.from(bytes)]),
    fileName,
    target: { kind: 'existing', pubKey: pubKeyOf(record.key) },
  });
}

/** Makes a document ahead of its turn; that it failed is told when its turn comes. */
function begin(maker: DocumentMaker | undefined): Promise<DemoDocument> | undefined {
  const document = maker?.make();
  document?.catch(() => undefined);
  return document;
}

/**
 * Fills an empty library with the demonstration: clients, accounts, connections, some four hundred
 * publications and their documents, which are made on the spot and are the same every time. Days are
 * counted from now.
 */
export async function seedDemo({ database, importing, onProgress }: SeedTarget): Promise<void> {
  await seedRows(database, new Date());
  // The next document is made while this one is read and stored, which other threads do.
  let next = begin(documentMakers[0]);
  for (const [index, { record }] of documentMakers.entries()) {
    const place = `${index + 1} of ${documentMakers.length}`;
    onProgress(`Making the demonstration library, ${place}: ${record.title}`);
    const document = await next;
    next = begin(documentMakers[index + 1]);
    if (document !== undefined) await importDocument(document, importing);
  }
}
