import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { filesBelow } from '@leeszaal/reference-server/registry';
import { ensureKey, signRelease } from '@leeszaal/remote-kit/release';
import { releaseFile, statementFile } from '@leeszaal/shared-contracts/registry';

/** A hash of a file's content in its name. */
const HASH = /\b[0-9a-f]{20}\b/g;
const COMMENTED = new Set(['.js', '.mjs', '.css']);
const TEXT = new Set([...COMMENTED, '.json', '.map']);

interface Variant {
  readonly remote: string;
  /** The folder of a release, and the one to write. */
  readonly from: string;
  readonly to: string;
  /** Distinguishes the variants of a release. */
  readonly mark: string;
  readonly keyFolder: string;
}

/**
 * Writes and signs a release of the same code as another one: the bytes of each script and style sheet differ, and so
 * does every name with a hash. Quicker than a build of changed sources.
 */
export async function varyRelease({ remote, from, to, mark, keyFolder }: Variant): Promise<void> {
  const paths = (await filesBelow(from)).filter((path) => path !== statementFile);
  const hashes = new Set(paths.flatMap((path) => path.match(HASH) ?? []));
  const renamed = (text: string): string =>
    text.replace(HASH, (hash) => (hashes.has(hash) ? hashOf(mark + hash) : hash));
  for (const path of paths) {
    const type = extname(path);
    // The server compresses files that have no compressed form.
    if (type === '.br') continue;
    const target = join(to, renamed(path));
    await mkdir(dirname(target), { recursive: true });
    if (!TEXT.has(type)) await copyFile(join(from, path), target);
    else {
      const text = renamed(await readFile(join(from, path), 'utf8'));
      await writeFile(target, COMMENTED.has(type) ? `${text}\n/* ${mark} */` : text);
    }
  }
  await writeFile(join(to, releaseFile), await noteOf(join(from, releaseFile), mark));
  await signRelease(to, remote, await ensureKey(keyFolder, remote));
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 20);

async function noteOf(file: string, version: string): Promise<string> {
  return JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), version });
}
