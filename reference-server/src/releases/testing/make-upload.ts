import { createHash } from 'node:crypto';
import { contentHash, type RegistryFile } from '@leeszaal/shared-contracts/registry';
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

/**
 * The smallest release of a remote.
 *
 * @param text distinguishes releases
 */
export async function makeUpload(
  remote: string,
  text: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Upload> {
  const files = Object.entries({ ...smallestRelease(remote, text), ...more });
  const listing = files.map(([path, content]) => fileOf(path, content));
  return {
    hash: await contentHash(listing),
    listing,
    body: bodyOf(
      listing,
      files.map(([, content]) => content),
    ),
  };
}
