import type { RemoteModule } from '@leeszaal/shared-contracts';
import { entryFile, type Release } from '@leeszaal/shared-contracts/registry';
import type { ModuleFederation } from '@module-federation/runtime';
import * as v from 'valibot';
import { LOAD_LIMIT } from '../time-limits.ts';
import type { AllowRelease } from './enforce-digests.ts';
import { offeredContracts } from './offered-contracts.ts';
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

/** The facts of a manifest that only the federation runtime needs. */
const manifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    buildInfo: v.object({ buildVersion: v.string() }),
  }),
});

/**
 * Drives the module federation runtime with verified bytes only: it fetches nothing, and the browser compares each
 * script and style sheet with the digest of the registry.
 *
 * The runtime receives the entry instead of the manifest, from which it would preload files and hide their failures.
 */
export class FederationLoader {
  readonly #runtime: FederationRuntime;
  readonly #registryUrl: string;
  readonly #allow: AllowRelease;
  readonly #offered: typeof offeredContracts;
  readonly #loads = new Map<string, Promise<RemoteModule>>();

  /** @param allow is called with each release before its files run */
  constructor(
    runtime: FederationRuntime,
    registryUrl: string,
    allow: AllowRelease,
    offered = offeredContracts,
  ) {
    this.#runtime = runtime;
    this.#registryUrl = registryUrl;
    this.#allow = allow;
    this.#offered = offered;
    const createScript = () => ({ timeout: LOAD_LIMIT });
    runtime.registerPlugins([{ name: 'leeszaal-time-limit', createScript }]);
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
    const text = new TextDecoder().decode(manifest);
    const { globalName, buildInfo } = v.parse(manifestSchema, JSON.parse(text)).metaData;
    const remote = {
      name,
      entry: new URL(entryFile, base).href,
      // Scripts that are ECMAScript modules have an import map.
      type: release.importMap === undefined ? 'global' : 'module',
      entryGlobalName: globalName,
      // The runtime finds an older load of the same build by it.
      buildVersion: buildInfo.buildVersion,
    } as const;
    // `force` clears the runtime's record of a failed or older load; without it a retry would repeat the
    // failure without a request.
    this.#runtime.registerRemotes([remote], { force: true });
    const exposed = await this.#runtime.loadRemote(`${name}/remote`);
    return asRemoteModule(exposed, release.contract, this.#offered);
  }
}
