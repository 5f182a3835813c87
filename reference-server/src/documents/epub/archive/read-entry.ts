import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Entry } from 'yauzl';
import { DocumentError } from '../../model/document-error.ts';
import type { Archive } from './archive.contract.ts';
import { archiveError } from './archive-error.ts';
import { MAX_TEXT_BYTES } from './archive-limits.ts';
import { entryName } from './entry-name.ts';

/** Finds the entry of a path. @throws DocumentError not-found */
export function findEntry(archive: Archive, path: string): Entry {
  const entry = archive.entries.get(archive.find(path) ?? '');
  if (!entry)
    throw new DocumentError('not-found', `The archive has no file ${JSON.stringify(path)}.`);
  return entry;
}

async function* checked(archive: Archive, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    const stream: Readable = await archive.zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw archiveError(error);
  }
  if (sum !== entry.crc32) {
    throw new DocumentError('broken', `${JSON.stringify(entryName(entry))} is damaged.`);
  }
}

/**
 * Unpacks a file, and verifies its size and checksum.
 * @throws DocumentError not-found, too-large, broken, hostile
 */
export async function readEntry(
  archive: Archive,
  path: string,
  limit = MAX_TEXT_BYTES,
): Promise<Buffer> {
  const entry = findEntry(archive, path);
  if (entry.uncompressedSize > limit) {
    throw new DocumentError(
      'too-large',
      `${JSON.stringify(path)} is too large to be read as a whole.`,
    );
  }
  const chunks: Buffer[] = [];
  for await (const chunk of checked(archive, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Unpacks every file to check it. @throws DocumentError broken, hostile for the first damaged file */
export async function verifyEntries(archive: Archive): Promise<void> {
  for (const entry of archive.entries.values()) {
    for await (const chunk of checked(archive, entry)) void chunk;
  }
}
