/*
 * The registry and the releases on disk, for the server and for builds on the same machine.
 */
export { checkRelease } from './check-release.ts';
export { filesBelow } from './files-below.ts';
export { IN_USE_MS } from './in-use.ts';
export { readJson, writeJson } from './json-file.ts';
export { type RegistryLayout, registryLayout, releaseFolder } from './layout.ts';
export { pruneReleases, storedReleases } from './prune-releases.ts';
export { haltCanary, publishCanary, publishRelease, storeRelease } from './publish-release.ts';
export {
  REGISTRY_KEY,
  readRegistry,
  refreshRegistry,
  renewRegistry,
  resignRegistry,
} from './registry-store.ts';
export { ReleaseError } from './release-error.ts';
export { describeRelease, type ReleaseId } from './release-folder.ts';
export { findRoot, readRoot, readRoots } from './root-store.ts';
export { withLock } from './with-lock.ts';
