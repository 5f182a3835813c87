import { createHash } from 'node:crypto';
import {
  contentHash,
  describePublication,
  manifestFile,
  type PrivateKey,
  type RegistryFile,
  releaseFile,
  signStatement,
  statementFile,
} from '@leeszaal/shared-contracts/registry';
import type { Files } from './smallest-release.ts';

/** The digest of a file. */
export const fileOf = (path: string, text: string): RegistryFile => ({
  path,
  size: Buffer.byteLength(text),
  sha384: createHash('sha384').update(text).digest('base64'),
});

/** The digests of a release's files. */
export const listingOf = (files: Files): RegistryFile[] =>
  Object.entries(files).map(([path, text]) => fileOf(path, text));

/**
 * The files of a release, and its statement.
 *
 * @param base of files that lie elsewhere
 * @throws when they are no release
 */
export async function signedRelease(
  remote: string,
  files: Files,
  key: PrivateKey,
  base?: string,
): Promise<Files> {
  const publication = await describePublication({
    remote,
    hash: await contentHash(listingOf(files)),
    files: listingOf(files),
    manifest: JSON.parse(files[manifestFile] ?? ''),
    note: JSON.parse(files[releaseFile] ?? ''),
    base,
  });
  const statement = await signStatement(remote, publication, key);
  return { ...files, [statementFile]: JSON.stringify(statement) };
}
