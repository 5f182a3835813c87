import { contentHash, type RegistryFile } from '@leeszaal/shared-contracts/registry';
import { listingOf, signedRelease } from '../../testing/signed-release.ts';
import { type Files, smallestRelease } from '../../testing/smallest-release.ts';
import { testKey } from '../../testing/test-trust.ts';

/** The body of an upload, and the hash that it belongs to. */
export interface Upload {
  readonly hash: string;
  readonly listing: readonly RegistryFile[];
  readonly body: Buffer;
}

/** The body that announces these files and sends these bytes. */
export const bodyOf = (listing: unknown, bytes: readonly (string | Uint8Array)[]): Buffer =>
  Buffer.concat([`${JSON.stringify(listing)}\n`, ...bytes].map((part) => Buffer.from(part)));

/**
 * The smallest release of a remote, signed by its team.
 *
 * @param text distinguishes releases
 * @param signer the remote of another team
 * @param base of files that lie elsewhere
 */
export async function makeUpload(
  remote: string,
  text: string,
  more: Files = {},
  signer = remote,
  base?: string,
): Promise<Upload> {
  const build = { ...smallestRelease(remote, text), ...more };
  const files = await signedRelease(remote, build, await testKey(signer), base);
  const listing = listingOf(files);
  return { hash: await contentHash(listing), listing, body: bodyOf(listing, Object.values(files)) };
}
