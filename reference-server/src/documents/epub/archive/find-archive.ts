import type { FileHandle } from 'node:fs/promises';

/** Byte range of an archive in its file; the end is exclusive. */
export interface ArchiveBounds {
  readonly start: number;
  readonly end: number;
}

const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY_SIGNATURE = Buffer.from('PK\x01\x02', 'latin1');
/** Length of the end record without its comment; its last two bytes are the comment's length. */
const END_BYTES = 22;
const MOST_BEHIND = 0xff_ff;
/** The offset of a ZIP64 archive, which is in another record. */
const ZIP64_OFFSET = 0xff_ff_ff_ff;

/** Reads `length` bytes, fewer at the end of the file. */
export async function readAt(
  handle: FileHandle,
  length: number,
  position: number,
): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** The start of an archive, by the position of its directory and the stated offset; undefined without a directory. */
async function startOfArchive(
  handle: FileHandle,
  directoryEnd: number,
  end: Buffer,
): Promise<number | undefined> {
  const bytes = end.readUInt32LE(12);
  const offset = end.readUInt32LE(16);
  if (offset === ZIP64_OFFSET) return 0;
  const isDirectory = async (position: number) =>
    ENTRY_SIGNATURE.equals(await readAt(handle, ENTRY_SIGNATURE.length, position));
  // Offsets may include bytes before the archive, and bytes may follow the directory.
  if (await isDirectory(offset)) return 0;
  const directory = directoryEnd - bytes;
  return directory > offset && (await isDirectory(directory)) ? directory - offset : undefined;
}

/** Finds the archive in a file with bytes before or after it; undefined without a directory. */
export async function findArchive(handle: FileHandle): Promise<ArchiveBounds | undefined> {
  const { size } = await handle.stat();
  if (size < END_BYTES) return undefined;
  const tailStart = Math.max(0, size - END_BYTES - MOST_BEHIND);
  const tail = await readAt(handle, size - tailStart, tailStart);
  const at = tail.lastIndexOf(END_SIGNATURE, tail.length - END_BYTES);
  if (at < 0) return undefined;
  const last = tail.subarray(at, at + END_BYTES);
  const start = await startOfArchive(handle, tailStart + at, last);
  const end = tailStart + at + END_BYTES + last.readUInt16LE(END_BYTES - 2);
  return start === undefined ? undefined : { start, end };
}
