import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../../errors/error-code.ts';

/** Digest and length of a file. */
export interface FileIdentity {
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  readonly byteLength: number;
}

/** A copied file that is not stored yet. */
export interface IncomingFile extends FileIdentity {
  readonly path: string;
  /** Moves the file to its final path, and syncs it to disk. Idempotent. */
  keep(): Promise<void>;
  /** Deletes the copy. Harmless after {@link keep}. */
  discard(): Promise<void>;
}

/** The files of all documents in a folder, each named by its digest. */
export interface FileStore {
  /** The path of the file with a digest, whether it exists or not. */
  pathOf(sha256: string): string;
  /** Whether a file exists with its full length. */
  has(file: FileIdentity): Promise<boolean>;
  /** Copies a stream into a temporary file. */
  receive(stream: Readable): Promise<IncomingFile>;
  /** The path of the pages in parts of the file with a digest, whether it exists or not. */
  partsPathOf(sha256: string): string;
  hasParts(sha256: string): Promise<boolean>;
  /** Stores the pages of a file in parts, and syncs them to disk. */
  keepParts(sha256: string, bytes: Uint8Array): Promise<void>;
  /** Deletes a file and its parts. */
  remove(sha256: string): Promise<void>;
}

const INCOMING = '.incoming-';
const ABANDONED_MS = 24 * 60 * 60 * 1_000;

/** Removes old files of interrupted imports; newer ones may belong to a running import. */
async function clearAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(INCOMING)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}

/** Syncs a file, or the names in a folder, to disk. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @param byteLength any, when undefined */
async function isFile(path: string, byteLength?: number): Promise<boolean> {
  try {
    const found = await stat(path);
    return found.isFile() && (byteLength === undefined || found.size === byteLength);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Opens the folder of files in the data folder, and creates it when it is missing. */
export async function openFileStore(dataDir: string): Promise<FileStore> {
  const folder = join(dataDir, 'files');
  const made = await mkdir(folder, { recursive: true });
  if (made !== undefined) await syncToDisk(dirname(made));
  await clearAbandoned(folder);
  const pathOf = (sha256: string) => join(folder, sha256);
  const partsPathOf = (sha256: string) => `${pathOf(sha256)}.parts`;

  return {
    pathOf,
    has: ({ sha256, byteLength }) => isFile(pathOf(sha256), byteLength),
    async receive(stream) {
      const path = join(folder, `${INCOMING}${randomUUID()}`);
      const hash = createHash('sha256');
      let byteLength = 0;
      const measured = async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          hash.update(chunk);
          byteLength += chunk.length;
          yield chunk;
        }
      };
      const discard = () => rm(path, { force: true });
      const copy = createWriteStream(path, { flags: 'wx' });
      const isClosed = new Promise<void>((resolve) => copy.once('close', resolve));
      try {
        await pipeline(stream, measured, copy);
      } catch (error) {
        // The stream may fail before the file is there.
        await isClosed;
        await discard();
        throw error;
      }
      const sha256 = hash.digest('hex');
      return {
        path,
        sha256,
        byteLength,
        async keep() {
          await syncToDisk(path);
          await rename(path, pathOf(sha256));
          await syncToDisk(folder);
        },
        discard,
      };
    },
    partsPathOf,
    hasParts: (sha256) => isFile(partsPathOf(sha256)),
    async keepParts(sha256, bytes) {
      const path = join(folder, `${INCOMING}${randomUUID()}`);
      try {
        await writeFile(path, bytes, { flag: 'wx', flush: true });
        await rename(path, partsPathOf(sha256));
        await syncToDisk(folder);
      } finally {
        await rm(path, { force: true });
      }
    },
    async remove(sha256) {
      await rm(partsPathOf(sha256), { force: true });
      await rm(pathOf(sha256), { force: true });
    },
  };
}
