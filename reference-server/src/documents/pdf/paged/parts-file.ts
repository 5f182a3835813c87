import { type FileHandle, open } from 'node:fs/promises';
import { type PageIndex, pageIndexCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { DocumentError } from '../../model/document-error.ts';

/** Bytes of the length of the index, which begins the file. */
const LENGTH_BYTES = 4;

/** A file of parts: the length of the index, the index as JSON, the parts. */
export function encodePartsFile(index: PageIndex, parts: readonly Uint8Array[]): Uint8Array {
  const json = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, ...parts]);
}

/** The index of a file of parts, and where each part is. */
export interface PartsIndex {
  readonly index: PageIndex;
  /** The offset of each part, and of the end. */
  readonly offsets: readonly number[];
}

/** Opens a file of parts for one use. @throws DocumentError not-found, when there is none */
async function withFile<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path).catch((cause: unknown) => {
    throw new DocumentError('not-found', 'The document has no parts.', { cause });
  });
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

async function readExactly(file: FileHandle, length: number, position: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new DocumentError('broken', 'The file of parts is truncated.');
  return buffer;
}

/** Reads the index of a file of parts. @throws DocumentError not-found, broken */
export function readPartsIndex(path: string): Promise<PartsIndex> {
  return withFile(path, async (file) => {
    const length = (await readExactly(file, LENGTH_BYTES, 0)).readUInt32BE();
    const json = await readExactly(file, length, LENGTH_BYTES);
    const index = v.parse(pageIndexCodec.schema, JSON.parse(json.toString()));
    const offsets = [LENGTH_BYTES + length];
    for (const size of index.sizes) offsets.push((offsets.at(-1) ?? 0) + size);
    return { index, offsets };
  });
}

/** Parts from one number to another, both included. */
export type PartRange = readonly [from: number, to: number];

/** Reads ranges of parts, one after the other. @throws DocumentError not-found, broken */
export function readParts(
  path: string,
  { offsets }: PartsIndex,
  ranges: readonly PartRange[],
): Promise<Buffer> {
  return withFile(path, async (file) => {
    // An import may have replaced the file since its index was read.
    const { size } = await file.stat();
    if (size !== offsets.at(-1)) {
      throw new DocumentError('not-found', 'The document has other parts.');
    }
    const pieces: Buffer[] = [];
    for (const [from, to] of ranges) {
      const start = offsets[from] ?? 0;
      pieces.push(await readExactly(file, (offsets[to + 1] ?? start) - start, start));
    }
    return Buffer.concat(pieces);
  });
}
