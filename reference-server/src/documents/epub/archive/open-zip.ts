import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  fromFdPromise,
  fromRandomAccessReaderPromise,
  RandomAccessReader,
  type ZipFile,
} from 'yauzl';

/** The handle stays ours: the library would close the bare descriptor behind its back. */
const OPTIONS = { autoClose: false, decodeStrings: false };

const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
/** The end of a directory without its comment; the length of that stands in its last two bytes. */
const END_BYTES = 22;
const MOST_BEHIND = 0xff_ff;

/** How much is read at a time. */
const BLOCK_BYTES = 65_536;

/** Where the archive ends within its file; undefined where nothing is behind it, or no directory is found. */
async function endOfArchive(handle: FileHandle): Promise<number | undefined> {
  const { size } = await handle.stat();
  const tail = Buffer.alloc(Math.min(size, END_BYTES + MOST_BEHIND));
  const start = size - tail.length;
  await handle.read(tail, 0, tail.length, start);
  const at = tail.lastIndexOf(END_SIGNATURE);
  if (at < 0 || at + END_BYTES > tail.length) return undefined;
  const end = start + at + END_BYTES + tail.readUInt16LE(at + END_BYTES - 2);
  return end < size ? end : undefined;
}

async function* readBlocks(handle: FileHandle, start: number, end: number) {
  for (let at = start; at < end; ) {
    const length = Math.min(BLOCK_BYTES, end - at);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

class PartReader extends RandomAccessReader {
  readonly #handle: FileHandle;

  constructor(handle: FileHandle) {
    super();
    this.#handle = handle;
  }

  // Entries are told in small pieces: a stream for each would take longer than the book.
  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#handle.read(buffer, offset, length, position).then(
      ({ bytesRead }) => callback(bytesRead < length ? new Error('unexpected EOF') : null),
      (error: Error) => callback(error),
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(readBlocks(this.#handle, start, end), { objectMode: false });
  }
}

/**
 * Opens a ZIP by its handle, which stays open. What a shop, a mail program or a disk has added behind the
 * archive is passed over.
 */
export async function openZip(handle: FileHandle): Promise<ZipFile> {
  try {
    return await fromFdPromise(handle.fd, OPTIONS);
  } catch (error) {
    const end = await endOfArchive(handle);
    if (end === undefined) throw error;
    return fromRandomAccessReaderPromise(new PartReader(handle), end, OPTIONS);
  }
}
