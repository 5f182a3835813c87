import { Readable } from 'node:stream';
import { type EmptyLibrary, importFile, writeContent } from '@leeszaal/reference-server/extension';
import { demoContent } from './demo-content.ts';
import type { DocumentMaker } from './documents/demo-document.contract.ts';
import { fileNameOf } from './documents/file-name.ts';
import { documentMakers } from './documents/index.ts';
import { pubKeyOf } from './library.ts';

/** Makes a document before its turn; its turn reports a failure. */
function begin(maker: DocumentMaker | undefined): Promise<Uint8Array> | undefined {
  const bytes = maker?.make();
  bytes?.catch(() => undefined);
  return bytes;
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
  for (const [index, maker] of documentMakers.entries()) {
    const place = `${index + 1} of ${documentMakers.length}`;
    onProgress(`Making the demonstration library, ${place}: ${maker.record.title}`);
    const bytes = await next;
    next = begin(documentMakers[index + 1]);
    if (bytes === undefined) continue;
    await importFile(importing, {
      stream: Readable.from([Buffer.from(bytes)]),
      fileName: fileNameOf(maker),
      target: { kind: 'existing', pubKey: pubKeyOf(maker.record.key) },
    });
  }
}
