import type { RemoteModule } from '@leeszaal/shared-contracts';
import { entryFile, type Release } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import type { AllowRelease } from './enforce-digests.ts';
import type { LoadExposed } from './load-exposed.ts';
import { offeredContracts } from './offered-contracts.ts';
import { releaseBase } from './release-base.ts';
import { asRemoteModule } from './remote-module.ts';

/** Loads the code of a release after its files have been verified. */
export type LoadModule = (
  name: string,
  release: Release,
  manifest: Uint8Array<ArrayBuffer>,
) => Promise<RemoteModule>;

/** The fact of a manifest that only its loader needs. */
const manifestSchema = v.object({ metaData: v.object({ globalName: v.string() }) });

/** Loads the module of a release: the browser compares each script and style sheet with the digest of the registry. */
export class FederationLoader {
  readonly #loadExposed: LoadExposed;
  readonly #registryUrl: string;
  readonly #allow: AllowRelease;
  readonly #offered: typeof offeredContracts;
  readonly #loads = new Map<string, Promise<RemoteModule>>();

  /** @param allow is called with each release before its files run */
  constructor(
    loadExposed: LoadExposed,
    registryUrl: string,
    allow: AllowRelease,
    offered = offeredContracts,
  ) {
    this.#loadExposed = loadExposed;
    this.#registryUrl = registryUrl;
    this.#allow = allow;
    this.#offered = offered;
  }

  /** Loads a release once; a failed load may be repeated. */
  readonly load: LoadModule = (_name, release, manifest) => {
    const running = this.#loads.get(release.folder);
    if (running !== undefined) return running;
    const load = this.#loadFresh(release, manifest);
    this.#loads.set(release.folder, load);
    load.catch(() => this.#loads.delete(release.folder));
    return load;
  };

  async #loadFresh(release: Release, manifest: Uint8Array<ArrayBuffer>): Promise<RemoteModule> {
    const base = releaseBase(release, this.#registryUrl);
    this.#allow(release, base);
    const text = new TextDecoder().decode(manifest);
    const { globalName } = v.parse(manifestSchema, JSON.parse(text)).metaData;
    const exposed = await this.#loadExposed({
      url: new URL(entryFile, base).href,
      globalName,
      // Scripts that are ECMAScript modules have an import map.
      isModule: release.importMap !== undefined,
    });
    return asRemoteModule(exposed, release.contract, this.#offered);
  }
}
