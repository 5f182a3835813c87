import { type Release, registrySchema } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import type { Remotes, RemotesOptions } from '../create-remotes.ts';
import type { LoaderEffects } from '../loader-effects.contract.ts';
import { shareRegistry } from '../registry/share-registry.ts';
import { createLoadExposed } from '../release/load-exposed.ts';
import { releaseBase } from '../release/release-base.ts';
import { asRemoteModule } from '../release/remote-module.ts';
import { resolveRelease } from '../release/resolve-release.ts';
import { startRemote } from '../start-remote.ts';

/**
 * The remotes as `pnpm dev` serves them. Their bytes change with every keystroke, so the registry is unsigned
 * and files are not verified.
 *
 * The configuration of a development build replaces `create-remotes.ts` by this file; no other file imports
 * it.
 */
export function createRemotes({ shared, registryUrl, fetchFile }: RemotesOptions): Remotes {
  const loadExposed = createLoadExposed(shared);
  const registry = shareRegistry(async (signal) => {
    const response = await fetchFile(registryUrl, { cache: 'no-store', signal }).catch(() => null);
    if (!response?.ok) return { kind: 'unreachable' };
    return { kind: 'registry', registry: v.parse(registrySchema, await response.json()) };
  });
  const effects: LoaderEffects = {
    resolve: async (name, { signal }) => resolveRelease(await registry.refreshed(signal), name),
    verify: async () => ({ kind: 'verified', manifest: new Uint8Array() }),
    load: async (name, release) => {
      const entry = { url: entryOf(release, registryUrl), globalName: name, isModule: false };
      return asRemoteModule(await loadExposed(entry), release.contract);
    },
  };
  return {
    registry,
    // A prefetched remote could be out of date when it is shown.
    prefetch: () => Promise.resolve(),
    start: (options) => startRemote({ ...options, effects }),
  };
}

/** In development the entry takes the place of the manifest. */
const entryOf = (release: Release, registryUrl: string): string =>
  new URL(release.manifest, releaseBase(release, registryUrl)).href;
