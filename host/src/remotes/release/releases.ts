import type { LoaderEffects } from '../loader-effects.contract.ts';
import { keepRegistry } from '../registry/kept-registry.ts';
import { pinnedRoot } from '../registry/pinned-root.ts';
import {
  createRegistryRequest,
  type RegistryOptions,
  type RequestRegistry,
} from '../registry/request-registry.ts';
import { enforceDigests } from './enforce-digests.ts';
import { FederationLoader } from './federation-loader.ts';
import { createLoadExposed } from './load-exposed.ts';
import { preloadFile } from './preload-file.ts';
import { releaseBase } from './release-base.ts';
import type { ShareScope } from './share-scope.ts';
import { verifyFiles } from './verify-files.ts';

/** Dependencies of {@link createReleases}. */
export interface ReleasesOptions extends Omit<RegistryOptions, 'kept' | 'root'> {
  /** The modules that the host shares with remotes, once loaded. */
  readonly shared: Promise<ShareScope>;
}

/** Verifies the registry and the files of its releases, and loads them. */
export interface Releases extends Pick<LoaderEffects, 'verify' | 'load'> {
  readonly request: RequestRegistry;
}

/**
 * Call once for each page: it changes how elements and `fetch` load the files of remotes.
 *
 * @throws when the pinned root is invalid
 */
export function createReleases(options: ReleasesOptions): Releases {
  const { shared, registryUrl, fetchFile } = options;
  const kept = keepRegistry(registryUrl);
  const request = createRegistryRequest({ ...options, root: pinnedRoot, kept });
  const allow = enforceDigests();
  const { load } = new FederationLoader(createLoadExposed(shared), registryUrl, allow);
  return {
    request,
    verify: (release, step) => {
      const { lang: language } = document.documentElement;
      // A preload gets its digest, and its failure counts.
      allow(release, releaseBase(release, registryUrl));
      return verifyFiles(release, { ...step, registryUrl, fetchFile, preloadFile, language });
    },
    load,
  };
}
