import { type RegistryFile, type Release, sha384 } from '@leeszaal/shared-contracts/registry';
import { releaseBase } from './file-table.ts';
import type { LoadFailure } from './load-state.contract.ts';
import type { VerifyStep } from './load-step-options.contract.ts';
import type { FetchFile } from './registry-client.ts';

/** The bytes of a release's manifest, known to be the ones the registry names; or why not. */
export type Verification =
  | { readonly kind: 'verified'; readonly manifest: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly failure: LoadFailure };

/** What verifying needs. */
export interface VerifyOptions extends VerifyStep {
  readonly registryUrl: string;
  readonly fetchFile: FetchFile;
  /** Of the page: the messages in it are fetched as well, since the mount waits for them. */
  readonly language: string;
}

/**
 * Fetches what a remote starts with, all at once, and compares it with the registry. The bytes end
 * up in the browser's cache, where the script and style elements find them; those check again. After a failure
 * (`renew`) it goes past that cache, which may hold the very bytes that failed, and fetches the later files as
 * well, so that what runs afterwards comes from the new answers.
 */
export async function verifyFiles(release: Release, options: VerifyOptions): Promise<Verification> {
  const initial = new Set(release.initial);
  const later = release.files.filter(
    ({ path }) => !initial.has(path) && (options.renew || isMessages(path, options.language)),
  );
  const checkedToStart = async (path: string): Promise<Checked> => {
    const result = await checkedBytes(release, path, options);
    if (path === release.manifest && 'bytes' in result) options.onManifest?.(result.bytes);
    return result;
  };
  // What isn't needed to start may be broken: it is checked when it runs.
  const fetched = Promise.allSettled(later.map((file) => fetchBytes(release, file, options)));
  const checked = await Promise.all(release.initial.map(checkedToStart));
  if (options.renew) await fetched;
  const failure = checked.find((result) => 'reason' in result);
  if (failure !== undefined && 'reason' in failure) return { kind: 'failed', failure };
  const manifest = checked[release.initial.indexOf(release.manifest)];
  return manifest !== undefined && 'bytes' in manifest
    ? { kind: 'verified', manifest: manifest.bytes }
    : { kind: 'failed', failure: { reason: 'files-missing', path: release.manifest } };
}

/** As the `load-messages.ts` of each remote names them to its build. */
const isMessages = (path: string, language: string): boolean =>
  path.startsWith(`messages-${language}-po.`);

type Checked = { readonly bytes: Uint8Array<ArrayBuffer> } | LoadFailure;

async function checkedBytes(
  release: Release,
  path: string,
  options: VerifyOptions,
): Promise<Checked> {
  const file = release.files.find((candidate) => candidate.path === path);
  const bytes = file && (await fetchBytes(release, file, options));
  if (!file || !bytes) return { reason: 'files-missing', path };
  return bytes.length === file.size && (await sha384(bytes)) === file.sha384
    ? { bytes }
    : { reason: 'files-changed', path };
}

async function fetchBytes(
  release: Release,
  { path }: RegistryFile,
  { registryUrl, fetchFile, signal, renew }: VerifyOptions,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const url = new URL(path, releaseBase(release, registryUrl)).href;
  try {
    const response = await fetchFile(url, { cache: renew ? 'reload' : 'default', signal });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
