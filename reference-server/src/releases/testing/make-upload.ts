import { createHash } from 'node:crypto';
import {
  contentHash,
  describePublication,
  generateSigningKey,
  manifestFile,
  type PrivateKey,
  type RegistryFile,
  releaseFile,
  signStatement,
  statementFile,
} from '@leeszaal/shared-contracts/registry';
import { smallestRelease } from '../../testing/smallest-release.ts';

/** The body of an upload, and the hash that it belongs to. */
export interface Upload {
  readonly hash: string;
  readonly listing: readonly RegistryFile[];
  readonly body: Buffer;
}

/** The body that announces these files and sends these bytes. */
export const bodyOf = (listing: unknown, bytes: readonly (string | Uint8Array)[]): Buffer =>
  Buffer.concat([`${JSON.stringify(listing)}\n`, ...bytes].map((part) => Buffer.from(part)));

/** The digest of a file. */
export const fileOf = (path: string, text: string): RegistryFile => ({
  path,
  size: Buffer.byteLength(text),
  sha384: createHash('sha384').update(text).digest('base64'),
});

const teamKeys = new Map<string, Promise<PrivateKey>>();

/** The key of a remote's team. */
export function teamKey(remote: string): Promise<PrivateKey> {
  const key = teamKeys.get(remote) ?? generateSigningKey();
  teamKeys.set(remote, key);
  return key;
}

/**
 * The smallest release of a remote, signed by its team.
 *
 * @param text distinguishes releases
 * @param signer the remote of another team
 */
export async function makeUpload(
  remote: string,
  text: string,
  more: Readonly<Record<string, string>> = {},
  signer = remote,
): Promise<Upload> {
  const files = new Map(Object.entries({ ...smallestRelease(remote, text), ...more }));
  const listingOf = () => [...files].map(([path, content]) => fileOf(path, content));
  const hash = await contentHash(listingOf());
  const publication = await describePublication({
    remote,
    hash,
    files: listingOf(),
    manifest: JSON.parse(files.get(manifestFile) ?? ''),
    note: JSON.parse(files.get(releaseFile) ?? ''),
  });
  const statement = await signStatement(remote, publication, await teamKey(signer));
  files.set(statementFile, JSON.stringify(statement));
  const listing = listingOf();
  return { hash, listing, body: bodyOf(listing, [...files.values()]) };
}
