import { createCanarySession } from './canary/canary-session.ts';
import { chooseReleases } from './canary/choose-releases.ts';
import { createRemotesPrefetch, type RemotesPrefetch } from './prefetch-remotes.ts';
import type { RegistryClient } from './registry/registry-client.contract.ts';
import { shareRegistry } from './registry/share-registry.ts';
import type { Releases, ReleasesOptions } from './release/releases.ts';
import { resolveRelease } from './release/resolve-release.ts';
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
export type RemotesOptions = Omit<ReleasesOptions, 'choose'>;

/** A chunk of its own, for which the first paint does not wait. */
const importReleases = () => import(/* webpackFetchPriority: "high" */ './release/releases.ts');

/**
 * Call once for each page.
 *
 * @param load loads the code that verifies; called again after a failure
 */
export function createRemotes(
  options: RemotesOptions,
  load: () => Promise<
    Pick<typeof import('./release/releases.ts'), 'createReleases'>
  > = importReleases,
): Remotes {
  const canaries = createCanarySession(options.store);
  let releases: Releases | undefined;
  const loadReleases = async (): Promise<Releases> => {
    const { createReleases } = await load();
    releases ??= createReleases({
      ...options,
      choose: (registry) => chooseReleases(registry, canaries.isChosen),
    });
    return releases;
  };
  const registry = shareRegistry(async (signal) => {
    const loaded = await loadReleases().catch(() => undefined);
    return loaded?.request(signal) ?? { kind: 'unreachable' };
  });
  const { prefetch, effects } = createRemotesPrefetch({
    resolve: async (name, { signal, renew }) =>
      resolveRelease(await (renew ? registry.refreshed(signal) : registry.current()), name),
    verify: async (release, step) => (await loadReleases()).verify(release, step),
    load: async (...release) => (await loadReleases()).load(...release),
  });
  return { registry, prefetch, start: (start) => startRemote({ ...start, effects }) };
}
