import type { FileHandle } from 'node:fs/promises';

/** Where an archive lies within its file; the end is the first byte that is none of its own. */
export interface ArchiveBounds {
  readonly start: number;
  readonly end: number;
}

const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY_SIGNATURE = Buffer.from('PK\x01\x02', 'latin1');
/** The end of a directory without its comment; the length of that stands in its last two bytes. */
const END_BYTES = 22;
const MOST_BEHIND = 0xff_ff;
const UNSAID = 0xff_ff_ff_ff;

async function readAt(handle: FileHandle, length: number, position: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/**
 * Where an archive begins: as far before its directory as that says, wherever the directory is found.
 * Undefined where none is found.
 */
async function startOfArchive(
  handle: FileHandle,
  directoryEnd: number,
  end: Buffer,
): Promise<number | undefined> {
  const bytes = end.readUInt32LE(12);
  const offset = end.readUInt32LE(16);
  // That of a large archive stands elsewhere.
  if (offset === UNSAID) return 0;
  const isDirectory = async (position: number) =>
    ENTRY_SIGNATURE.equals(await readAt(handle, ENTRY_SIGNATURE.length, position));
  // What stands in front may have been counted, and something may stand behind the directory.
  if (await isDirectory(offset)) return 0;
  const directory = directoryEnd - bytes;
  return directory > offset && (await isDirectory(directory)) ? directory - offset : undefined;
}

/**
 * Finds the archive in a file that may have something before or behind it; undefined where no directory
 * is found.
 */
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
