/*
 * The registry and the releases on disk, for the server and for builds on the same machine.
 */
export { checkRelease } from './check-release.ts';
export { filesBelow } from './files-below.ts';
export { IN_USE_MS } from './in-use.ts';
export { readJson, writeJson } from './json-file.ts';
export { ensureKey, readKey, readKeys } from './key-folder.ts';
export { type RegistryLayout, registryLayout } from './layout.ts';
export { pruneReleases, storedReleases } from './prune-releases.ts';
export { publishRelease, releaseFolder, storeRelease } from './publish-release.ts';
export { readRegistry, refreshRegistry, renewRegistry, resignRegistry } from './registry-store.ts';
export { ReleaseError } from './release-error.ts';
export { describeRelease, listFiles, type ReleaseId } from './release-folder.ts';
export {
  extendRoots,
  prepareRoot,
  REGISTRY_KEY,
  readRoot,
  readRoots,
} from './root-store.ts';
export { withLock } from './with-lock.ts';
