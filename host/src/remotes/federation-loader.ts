import type { RemoteModule } from '@leeszaal/shared-contracts';
import type { RegistryFile, Release } from '@leeszaal/shared-contracts/registry';
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { fileTable, releaseBase } from './file-table.ts';
import { guardedLink, guardedScript } from './guarded-elements.ts';
import { asRemoteModule } from './remote-module.ts';
import type { TrustScriptUrl } from './script-policy.ts';

/** The part of the federation runtime that is used. */
export type FederationRuntime = Pick<
  ModuleFederation,
  'registerPlugins' | 'registerRemotes' | 'loadRemote'
>;

/** Loads the code of a release whose files have been verified. */
export type LoadModule = (
  name: string,
  release: Release,
  manifest: Uint8Array<ArrayBuffer>,
) => Promise<RemoteModule>;

/** Milliseconds after which a script of the federation runtime counts as hung. */
const SCRIPT_TIMEOUT = 15_000;

/**
 * Drives the module federation runtime with verified bytes only: it gets the manifest from us and
 * never fetches, and every script or style sheet it makes carries a digest from the registry.
 */
export class FederationLoader {
  readonly #runtime: FederationRuntime;
  readonly #registryUrl: string;
  readonly #trust: TrustScriptUrl;
  readonly #files = new Map<string, RegistryFile>();
  readonly #manifests = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #loads = new Map<string, Promise<RemoteModule>>();

  /** @param createPolicy makes the Trusted Types policy from the check it has to do */
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

  /** What was loaded once is answered again; what failed is loaded afresh. */
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
    // `force` drops what the runtime remembers of a failed or an older load; without it a retry
    // would answer the old failure and send no request.
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
      // The runtime would start scripts and style sheets of its own and hide their failures; the
      // remote's own code loads them, and notices.
      beforePreloadRemote: async ({ preloadOps }) => {
        preloadOps.length = 0;
      },
    };
  }
}
