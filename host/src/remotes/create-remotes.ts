import { createCanarySession } from './canary/canary-session.ts';
import { chooseReleases } from './canary/choose-releases.ts';
import { createRemotesPrefetch, type RemotesPrefetch } from './prefetch-remotes.ts';
import { enforceDigests } from './release/enforce-digests.ts';
import { FederationLoader, type FederationRuntime } from './release/federation-loader.ts';
import { keepRegistry } from './release/kept-registry.ts';
import type { RegistryClient } from './release/registry-client.contract.ts';
import { createRegistryClient, type RegistryClientOptions } from './release/registry-client.ts';
import { resolveRelease } from './release/resolve-release.ts';
import { verifyFiles } from './release/verify-files.ts';
import { type RunningRemote, type StartOptions, startRemote } from './start-remote.ts';

/** The remotes of the portal. */
export interface Remotes {
  readonly registry: RegistryClient;
  /** Prefetches a remote that will be shown when the session is known, or that may be needed later. */
  prefetch: RemotesPrefetch['prefetch'];
  /** Loads a remote and mounts it in the outlet. */
  start(options: Omit<StartOptions, 'effects'>): RunningRemote;
}

/** Dependencies of {@link createRemotes}. */
export interface RemotesOptions extends Omit<RegistryClientOptions, 'kept' | 'choose'> {
  /** The host's instance: `getInstance()` of the federation runtime. */
  readonly runtime: FederationRuntime;
}

/** Call once for each page: it changes how elements and `fetch` load the files of remotes. */
export function createRemotes(options: RemotesOptions): Remotes {
  const { runtime, registryUrl, fetchFile } = options;
  const canaries = createCanarySession(options.store);
  const registry = createRegistryClient({
    ...options,
    kept: keepRegistry(registryUrl),
    choose: (each) => chooseReleases(each, canaries.isChosen),
  });
  const loader = new FederationLoader(runtime, registryUrl, enforceDigests());
  const { prefetch, effects } = createRemotesPrefetch({
    resolve: async (name, { signal, renew }) =>
      resolveRelease(await (renew ? registry.refreshed(signal) : registry.current()), name),
    verify: (release, step) => {
      const { lang: language } = document.documentElement;
      return verifyFiles(release, { ...step, registryUrl, fetchFile, language });
    },
    load: loader.load,
  });
  return { registry, prefetch, start: (start) => startRemote({ ...start, effects }) };
}
