import { Readable } from 'node:stream';
import type { Entry } from 'yauzl';
import type { Archive } from './archive.contract.ts';
import { archiveError } from './archive-error.ts';

const STORED = 0;

/** Bytes `start` … `end` (inclusive) of a stream; ends the source after them. */
async function* slice(source: Readable, start: number, end: number): AsyncGenerator<Buffer> {
  let position = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    const from = Math.max(0, start - position);
    const to = Math.min(chunk.length, end + 1 - position);
    if (from < to) yield chunk.subarray(from, to);
    position += chunk.length;
    if (position > end) return;
  }
}

/**
 * Streams a byte range (inclusive) of a file. A stored file is read from the range on, a deflated one is unpacked up to
 * it.
 */
export async function streamEntry(
  { zip }: Archive,
  entry: Entry,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<Readable> {
  try {
    if (entry.compressionMethod === STORED) {
      return await zip.openReadStreamPromise(entry, { start, end: end + 1 });
    }
    const source = await zip.openReadStreamPromise(entry);
    const whole = start === 0 && end === entry.uncompressedSize - 1;
    return whole ? source : Readable.from(slice(source, start, end), { objectMode: false });
  } catch (error) {
    throw archiveError(error);
  }
}
