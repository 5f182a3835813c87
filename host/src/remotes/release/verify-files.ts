import { type RegistryFile, type Release, sha384 } from '@leeszaal/shared-contracts/registry';
import type { LoadFailure } from './load-failure.contract.ts';
import type { VerifyStep } from './load-step-options.contract.ts';
import { releaseBase } from './release-base.ts';
import type { FetchFile } from './request-registry.ts';

/** The verified bytes of a release's manifest, or the reason of the failure. */
export type Verification =
  | { readonly kind: 'verified'; readonly manifest: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly failure: LoadFailure };

/** Options of {@link verifyFiles}. */
export interface VerifyOptions extends VerifyStep {
  readonly registryUrl: string;
  readonly fetchFile: FetchFile;
  /** The language of the page. Its messages are fetched too, because the mount waits for them. */
  readonly language: string;
}

/**
 * Fetches the initial files of a release in parallel and compares them with the registry. The script and
 * style elements find them in the browser's cache, where the browser verifies them again. After a failure
 * (`renew`) the requests bypass that cache, which may hold the wrong bytes, and include the later files, so
 * that the new responses run.
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
  // Files that are not needed at the start may be broken: the browser verifies them later.
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

/** The name that `load-messages.ts` of each remote gives to the chunk. */
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
