import type { RemoteModule } from '@leeszaal/shared-contracts';
import type { RegistryFile, Release } from '@leeszaal/shared-contracts/registry';
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { fileTable, releaseBase } from './file-table.ts';
import { guardedLink, guardedScript } from './guarded-elements.ts';
import { asRemoteModule } from './remote-module.ts';
import type { TrustScriptUrl } from './script-policy.ts';

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
 * nothing, and every script or style sheet that it inserts carries a digest from the registry.
 */
export class FederationLoader {
  readonly #runtime: FederationRuntime;
  readonly #registryUrl: string;
  readonly #trust: TrustScriptUrl;
  readonly #files = new Map<string, RegistryFile>();
  readonly #manifests = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #loads = new Map<string, Promise<RemoteModule>>();

  /** @param createPolicy creates the Trusted Types policy from its check */
  constructor(
    runtime: FederationRuntime,
    registryUrl: string,
    createPolicy: (isKnown: (url: string) => boolean) => TrustScriptUrl,
  ) {
    this.#runtime = runtime;
    this.#registryUrl = registryUrl;
    this.#trust = createPolicy((url) => this.#files.has(url));
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
    for (const [url, file] of fileTable(release, this.#registryUrl)) this.#files.set(url, file);
    const entry = new URL(release.manifest, releaseBase(release, this.#registryUrl)).href;
    this.#manifests.set(entry, manifest);
    // `force` clears the runtime's record of a failed or older load; without it a retry would repeat the
    // failure without a request.
    this.#runtime.registerRemotes([{ name, entry }], { force: true });
    return asRemoteModule(await this.#runtime.loadRemote(`${name}/remote`));
  }

  readonly #lookUp = (url: string): RegistryFile | null => this.#files.get(url) ?? null;

  #plugin(): ModuleFederationRuntimePlugin {
    return {
      name: 'leeszaal-verified-bytes',
      fetch: async (url) => {
        const manifest = this.#manifests.get(url);
        if (manifest === undefined) throw new Error(`The registry knows no manifest ${url}`);
        return new Response(manifest, { headers: { 'Content-Type': 'application/json' } });
      },
      createScript: ({ url }) => ({
        script: guardedScript(url, this.#lookUp, this.#trust),
        timeout: SCRIPT_TIMEOUT,
      }),
      createLink: ({ url, attrs }) => guardedLink(url, attrs ?? {}, this.#lookUp),
      // The runtime would preload scripts and style sheets and hide their failures; the remote's own code
      // loads them and reports failures.
      beforePreloadRemote: async ({ preloadOps }) => {
        preloadOps.length = 0;
      },
    };
  }
}
