import type { RemoteModule } from '@leeszaal/shared-contracts';
import type { Release } from '@leeszaal/shared-contracts/registry';
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { AllowRelease } from './enforce-digests.ts';
import { releaseBase } from './release-base.ts';
import { asRemoteModule } from './remote-module.ts';

/** The methods of the federation runtime that the loader uses. */
export type FederationRuntime = Pick<
  ModuleFederation,
  'registerPlugins' | 'registerRemotes' | 'loadRemote'
>;

/** Loads the code of a release after its files have been verified. */
export type LoadModule = (
  name: string,
  release: Release,
  manifest: Uint8Array<ArrayBuffer>,
) => Promise<RemoteModule>;

/** Time limit for a script of the federation runtime, in milliseconds. */
const SCRIPT_TIMEOUT = 15_000;

/**
 * Drives the module federation runtime with verified bytes only: it receives the manifest and fetches
 * nothing, and the browser compares each script and style sheet with the digest of the registry.
 */
export class FederationLoader {
  readonly #runtime: FederationRuntime;
  readonly #registryUrl: string;
  readonly #allow: AllowRelease;
  readonly #manifests = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #loads = new Map<string, Promise<RemoteModule>>();

  /** @param allow is called with each release before its files run */
  constructor(runtime: FederationRuntime, registryUrl: string, allow: AllowRelease) {
    this.#runtime = runtime;
    this.#registryUrl = registryUrl;
    this.#allow = allow;
    runtime.registerPlugins([this.#plugin()]);
  }

  /** Loads a release once; a failed load may be repeated. */
  readonly load: LoadModule = (name, release, manifest) => {
    const running = this.#loads.get(release.folder);
    if (running !== undefined) return running;
    const load = this.#loadFresh(name, release, manifest);
    this.#loads.set(release.folder, load);
    load.catch(() => this.#loads.delete(release.folder));
    return load;
  };

  async #loadFresh(
    name: string,
    release: Release,
    manifest: Uint8Array<ArrayBuffer>,
  ): Promise<RemoteModule> {
    const base = releaseBase(release, this.#registryUrl);
    this.#allow(release, base);
    const entry = new URL(release.manifest, base).href;
    this.#manifests.set(entry, manifest);
    // `force` clears the runtime's record of a failed or older load; without it a retry would repeat the
    // failure without a request.
    this.#runtime.registerRemotes([{ name, entry }], { force: true });
    return asRemoteModule(await this.#runtime.loadRemote(`${name}/remote`));
  }

  #plugin(): ModuleFederationRuntimePlugin {
    return {
      name: 'leeszaal-verified-bytes',
      fetch: async (url) => {
        const manifest = this.#manifests.get(url);
        if (manifest === undefined) throw new Error(`The registry knows no manifest ${url}`);
        return new Response(manifest, { headers: { 'Content-Type': 'application/json' } });
      },
      createScript: () => ({ timeout: SCRIPT_TIMEOUT }),
      // The runtime would preload scripts and style sheets and hide their failures; the remote's own code
      // loads them and reports failures.
      beforePreloadRemote: async ({ preloadOps }) => {
        preloadOps.length = 0;
      },
    };
  }
}
