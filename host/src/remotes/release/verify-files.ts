import {
  preloadOf,
  type RegistryFile,
  type Release,
  sha384,
} from '@leeszaal/shared-contracts/registry';
import type { FetchFile } from '../registry/request-registry.ts';
import type { LoadFailure } from './load-failure.contract.ts';
import type { VerifyStep } from './load-step-options.contract.ts';
import type { PreloadFile } from './preload-file.ts';
import { releaseBase } from './release-base.ts';

/** The verified bytes of a release's manifest, or the reason of the failure. */
export type Verification =
  | { readonly kind: 'verified'; readonly manifest: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly failure: LoadFailure };

/** Options of {@link verifyFiles}. */
export interface VerifyOptions extends VerifyStep {
  readonly registryUrl: string;
  readonly fetchFile: FetchFile;
  readonly preloadFile: PreloadFile;
  /** The language of the page. Its messages are fetched too, because the mount waits for them. */
  readonly language: string;
}

/**
 * Loads the initial files of a release in parallel and compares them with the registry. Files of elements are
 * preloaded, so that the browser requests and compares each of them once; a file whose preload fails is fetched for the
 * reason. After a failure (`renew`) all files are fetched past the browser's cache, which may hold the wrong bytes, the
 * later ones too, so that the new responses run.
 */
export async function verifyFiles(release: Release, options: VerifyOptions): Promise<Verification> {
  const initial = new Set(release.initial);
  const later = release.files.filter(
    ({ path }) => !initial.has(path) && (options.renew || isMessages(path, options.language)),
  );
  const checkedToStart = async (path: string): Promise<Checked> => {
    const result = await checkedBytes(release, path, options);
    if (path === release.manifest && result.bytes) options.onManifest?.(result.bytes);
    return result;
  };
  // Files that are not needed at the start may be broken: the browser verifies them later.
  const fetched = Promise.allSettled(
    later.map(
      async (file) =>
        (await isPreloaded(release, file, options)) || fetchBytes(release, file, options),
    ),
  );
  const checked = await Promise.all(release.initial.map(checkedToStart));
  if (options.renew) await fetched;
  const failure = checked.find((result) => result.failure)?.failure;
  if (failure) return { kind: 'failed', failure };
  const manifest = checked[release.initial.indexOf(release.manifest)]?.bytes;
  return manifest
    ? { kind: 'verified', manifest }
    : { kind: 'failed', failure: { reason: 'files-missing', path: release.manifest } };
}

/** The name that `load-messages.ts` of each remote gives to the chunk. */
const isMessages = (path: string, language: string): boolean =>
  path.startsWith(`messages-${language}-po.`);

/** The bytes of a file, or the reason of its failure; neither if it was preloaded. */
interface Checked {
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly failure?: LoadFailure;
}

async function checkedBytes(
  release: Release,
  path: string,
  options: VerifyOptions,
): Promise<Checked> {
  const file = release.files.find((candidate) => candidate.path === path);
  if (file && (await isPreloaded(release, file, options))) return {};
  const bytes = file && (await fetchBytes(release, file, options));
  if (!file || !bytes) return { failure: { reason: 'files-missing', path } };
  return bytes.length === file.size && (await sha384(bytes)) === file.sha384
    ? { bytes }
    : { failure: { reason: 'files-changed', path } };
}

async function isPreloaded(
  release: Release,
  { path }: RegistryFile,
  { registryUrl, preloadFile, signal, renew }: VerifyOptions,
): Promise<boolean> {
  const preload = renew ? undefined : preloadOf(release, path);
  if (preload === undefined) return false;
  const url = new URL(path, releaseBase(release, registryUrl)).href;
  return preloadFile({ ...preload, url }, signal);
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
