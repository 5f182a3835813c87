import { Readable } from 'node:stream';
import { type EmptyLibrary, importFile, writeContent } from '@leeszaal/reference-server/extension';
import { demoContent } from './demo-content.ts';
import type { DemoDocument, DocumentMaker } from './documents/demo-document.contract.ts';
import { documentMakers } from './documents/index.ts';
import { pubKeyOf } from './library.ts';

async function importDocument(
  { fileName, bytes, record }: DemoDocument,
  services: EmptyLibrary['importing'],
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
export async function seedDemo({ database, importing, onProgress }: EmptyLibrary): Promise<void> {
  await writeContent(database, demoContent(new Date()));
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
