import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { findArchive } from './find-archive.ts';

/** Only the caller closes the handle. */
const OPTIONS = { autoClose: false, decodeStrings: false };

const BLOCK_BYTES = 65_536;

async function* readBlocks(handle: FileHandle, start: number, end: number) {
  for (let at = start; at < end; ) {
    const length = Math.min(BLOCK_BYTES, end - at);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/**
 * Reads a part of a file as if it were a file. The library's own reader of a whole file throws outside any call when a
 * stream is destroyed whose read waits for another one, which ends the process.
 */
class PartReader extends RandomAccessReader {
  readonly #handle: FileHandle;
  readonly #start: number;

  constructor(handle: FileHandle, start: number) {
    super();
    this.#handle = handle;
    this.#start = start;
  }

  // The directory is read in small pieces; the default, a stream for each, is slow.
  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#handle.read(buffer, offset, length, this.#start + position).then(
      ({ bytesRead }) => callback(bytesRead < length ? new Error('unexpected EOF') : null),
      (error: Error) => callback(error),
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const blocks = readBlocks(this.#handle, this.#start + start, this.#start + end);
    return Readable.from(blocks, { objectMode: false });
  }
}

/** Opens a ZIP by its handle, which stays open. Bytes that another program has added before or after it are skipped. */
export async function openZip(handle: FileHandle): Promise<ZipFile> {
  const { size } = await handle.stat();
  const { start, end } = (await findArchive(handle)) ?? { start: 0, end: size };
  const length = Math.min(end, size) - start;
  return fromRandomAccessReaderPromise(new PartReader(handle, start), length, OPTIONS);
}
