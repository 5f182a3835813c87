import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  contentHash,
  contractRangeSchema,
  entryFile,
  importMap,
  isData,
  manifestFile,
  manifestSchema,
  type Publication,
  publicationSchema,
  RELEASE_LIMITS,
  type RegistryFile,
  releaseFile,
  remoteFactsSchema,
  syncFiles,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { filesBelow } from './files-below.ts';
import { readJson } from './json-file.ts';
import { ReleaseError } from './release-error.ts';

/** The description of a build in its own folder; it never changes. */
export const releaseNoteSchema = v.object({
  version: v.string(),
  contract: contractRangeSchema,
  ...remoteFactsSchema.entries,
});

export type ReleaseNote = v.InferOutput<typeof releaseNoteSchema>;

/** A release: its remote, and the hash of its contents. */
export interface ReleaseId {
  readonly name: string;
  readonly hash: string;
}

const idOf = (folder: string): ReleaseId => ({
  name: basename(dirname(folder)),
  hash: basename(folder),
});

/**
 * Reads the registry entry of a release from its folder, so that any folder can become the active one, of
 * today or of last year.
 *
 * @param folder absolute
 * @param id the release; default: `…/<remote>/<content hash>`, as the folder is named
 * @throws ReleaseError when a file differs from the release's hash, or the folder is no release
 */
export async function describeRelease(
  folder: string,
  { name, hash }: ReleaseId = idOf(folder),
): Promise<Publication> {
  const files = await listFiles(folder);
  if ((await contentHash(files)) !== hash) {
    throw new ReleaseError(
      'damaged-release',
      `Release ${hash} of ${name} has changed since it was published; it is not what its name says.`,
    );
  }
  const named = files.filter(({ path }) => !isData(path) || path === manifestFile);
  try {
    checkDescriptions(files);
    return await readEntry(folder, `remotes/${name}/${hash}`, named);
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
      [manifestFile, releaseFile].includes(path) && size > RELEASE_LIMITS.listingBytes,
  );
  if (large !== undefined) throw new Error(`${large.path} is too large`);
}

async function readEntry(
  source: string,
  folder: string,
  files: RegistryFile[],
): Promise<Publication> {
  const { version, contract, ...facts } = v.parse(
    releaseNoteSchema,
    await readJson(join(source, releaseFile)),
  );
  const { initial, isOfModules } = await readManifest(source);
  const missing = initial.find((path) => !files.some((file) => file.path === path));
  if (missing !== undefined) throw new Error(`its manifest names ${missing}, which is not there`);
  const manifest = manifestFile;
  const active = { version, folder, contract, manifest, initial, files };
  if (isOfModules) Object.assign(active, { importMap: sha256(importMap({ folder, files })) });
  const entry = v.parse(publicationSchema, { active, ...facts });
  if (JSON.stringify(entry).length > RELEASE_LIMITS.entryBytes) throw new Error('it is too large');
  return entry;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

async function readManifest(
  folder: string,
): Promise<{ readonly initial: string[]; readonly isOfModules: boolean }> {
  const manifest = v.parse(manifestSchema, await readJson(join(folder, manifestFile)));
  return {
    initial: [manifestFile, entryFile, ...syncFiles(manifest)],
    isOfModules: manifest.metaData?.remoteEntry?.type === 'module',
  };
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
