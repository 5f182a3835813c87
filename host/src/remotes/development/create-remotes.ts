import { type Release, registrySchema } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import type { Remotes, RemotesOptions } from '../create-remotes.ts';
import { releaseBase } from '../file-table.ts';
import type { LoaderEffects } from '../loader-effects.contract.ts';
import type { RegistryAnswer } from '../registry-client.ts';
import { asRemoteModule } from '../remote-module.ts';
import { resolveRelease } from '../resolve-release.ts';
import { startRemote } from '../start-remote.ts';

/**
 * The remotes as `pnpm dev` serves them: their bytes change with every keystroke, so the registry is
 * unsigned and nothing is compared with it.
 *
 * Only a development build has this file: its configuration puts it in the place of
 * `create-remotes.ts`, and no other file imports it.
 */
export function createRemotes({ runtime, registryUrl, fetchFile }: RemotesOptions): Remotes {
  const refreshed = async (signal: AbortSignal): Promise<RegistryAnswer> => {
    const response = await fetchFile(registryUrl, { cache: 'no-store', signal }).catch(() => null);
    if (!response?.ok) return { kind: 'unreachable' };
    return { kind: 'registry', registry: v.parse(registrySchema, await response.json()) };
  };
  let known: Promise<RegistryAnswer> | null = null;
  const registry = {
    refreshed,
    current: (signal: AbortSignal): Promise<RegistryAnswer> => {
      known ??= refreshed(signal);
      return known;
    },
  };
  const effects: LoaderEffects = {
    resolve: async (name, { signal }) => resolveRelease(await refreshed(signal), name),
    verify: async () => ({ kind: 'verified', manifest: new Uint8Array() }),
    load: async (name, release) => {
      runtime.registerRemotes([{ name, entry: entryOf(release, registryUrl) }], { force: true });
      return asRemoteModule(await runtime.loadRemote(`${name}/remote`));
    },
  };
  return {
    registry,
    // What changes with every keystroke is not loaded before it is shown.
    prepare: () => Promise.resolve(),
    start: (options) => startRemote({ ...options, effects }),
  };
}

/** The entry itself stands where a release has its manifest. */
const entryOf = (release: Release, registryUrl: string): string =>
  new URL(release.manifest, releaseBase(release, registryUrl)).href;
