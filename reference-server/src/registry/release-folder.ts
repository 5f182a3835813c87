import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import {
  contentHash,
  describePublication,
  manifestFile,
  type Publication,
  RELEASE_LIMITS,
  type RegistryFile,
  releaseFile,
  statementFile,
} from '@leeszaal/shared-contracts/registry';
import { filesBelow } from './files-below.ts';
import { readJson } from './json-file.ts';
import { ReleaseError } from './release-error.ts';

/** A release: its remote, and the hash of its contents. */
export interface ReleaseId {
  readonly name: string;
  readonly hash: string;
}

/** A release's description, and all its files. */
export interface DescribedRelease {
  readonly publication: Publication;
  readonly files: readonly RegistryFile[];
}

/**
 * Describes a release from its folder, as a team signs it today.
 *
 * @param folder absolute
 * @throws ReleaseError when a file differs from the release's hash, or the folder is no release
 */
export async function describeRelease(
  folder: string,
  { name, hash }: ReleaseId,
): Promise<DescribedRelease> {
  const files = await listFiles(folder);
  if ((await contentHash(files)) !== hash) {
    throw new ReleaseError(
      'damaged-release',
      `Release ${hash} of ${name} has changed since it was published; it is not what its name says.`,
    );
  }
  try {
    checkDescriptions(files);
    const manifest = await readJson(join(folder, manifestFile));
    const note = await readJson(join(folder, releaseFile));
    const source = { remote: name, hash, files, manifest, note };
    return { publication: await describePublication(source), files };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = `Release ${hash} of ${name} is no release: ${error.message}`;
    throw new ReleaseError('invalid-release', message, { cause: error });
  }
}

/** The files that are parsed must fit into memory. */
function checkDescriptions(files: readonly RegistryFile[]): void {
  const large = files.find(
    ({ path, size }) =>
      [manifestFile, releaseFile, statementFile].includes(path) &&
      size > RELEASE_LIMITS.listingBytes,
  );
  if (large !== undefined) throw new Error(`${large.path} is too large`);
}

/** Every file of a folder with its digest. Holds a part of one file at a time, however large they are. */
export async function listFiles(folder: string): Promise<RegistryFile[]> {
  const files: RegistryFile[] = [];
  for (const path of await filesBelow(folder)) {
    const hash = createHash('sha384');
    let size = 0;
    for await (const chunk of createReadStream(join(folder, path))) {
      hash.update(chunk);
      size += chunk.length;
    }
    files.push({ path, size, sha384: hash.digest('base64') });
  }
  return files;
}
