import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { contentType, isCompressible } from './content-type.ts';

/** A content encoding. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** An encoded file. */
export interface PackedFile {
  readonly bytes: Uint8Array;
  readonly encoding: Encoding;
  readonly type: string;
  /** Digest of the decoded bytes, in base64. */
  readonly sha384: string;
}

interface Entry {
  readonly version: string;
  readonly sha384: string;
  readonly bytes: Uint8Array;
  readonly packed: Map<Encoding, Promise<Uint8Array>>;
}

// For files that the build has not compressed (at the best quality, which takes seconds).
const BROTLI_QUALITY = 6;
const SMALLEST = 1024;
/** Of all files before compression. Several times a portal; teams may upload more. */
const MOST_BYTES = 256 * 1024 ** 2;

async function pack(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 7 });
  if (encoding === 'identity') return bytes;
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/** The best encoding that a browser accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((entry) =>
      entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .flatMap(([name, quality]) => (name !== undefined && Number(quality ?? 1) > 0 ? [name] : []));
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** Reads built files, and compresses each version once. */
export interface CompressedFiles {
  /** Null when there is no such file. */
  read(path: string, acceptEncoding: string | undefined): Promise<PackedFile | null>;
}

/** Creates an empty cache, which keeps the files that were read last. */
export function createCompressedFiles(): CompressedFiles {
  const entries = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
  });

  async function load(path: string): Promise<Entry | null> {
    const info = await stat(path).catch(() => null);
    if (info === null || !info.isFile()) {
      entries.delete(path);
      return null;
    }
    const version = `${info.mtimeMs}:${info.size}:${info.ino}`;
    const known = entries.get(path);
    if (known?.version === version) return known;
    const bytes = await readFile(path);
    const sha384 = createHash('sha384').update(bytes).digest('base64');
    const entry = { version, sha384, bytes, packed: new Map() };
    entries.set(path, entry);
    return entry;
  }

  /** The build's compressed file, if it is current; else compressed here. */
  async function packedBytes(path: string, { bytes }: Entry, encoding: Encoding) {
    const built = encoding === 'br' ? await readFile(`${path}.br`).catch(() => null) : null;
    // A release may have any bytes under this name; larger ones than the file are not its compressed form.
    const limit = { maxOutputLength: Math.max(1, bytes.byteLength) };
    const unpacked = built && (await promisify(brotliDecompress)(built, limit).catch(() => null));
    return built && unpacked?.equals(bytes) ? built : pack(bytes, encoding);
  }

  return {
    async read(path, acceptEncoding) {
      const entry = await load(path);
      if (entry === null) return null;
      const type = contentType(path);
      const worthIt = entry.bytes.byteLength >= SMALLEST && isCompressible(type);
      const encoding = worthIt ? chooseEncoding(acceptEncoding) : 'identity';
      const packed = entry.packed.get(encoding) ?? packedBytes(path, entry, encoding);
      entry.packed.set(encoding, packed);
      return { bytes: await packed, encoding, type, sha384: entry.sha384 };
    },
  };
}
