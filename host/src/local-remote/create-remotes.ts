import { entryFile, type Registry } from '@leeszaal/shared-contracts/registry';
import { createRemotes as createReleased } from '../remotes/create-remotes.ts';
import type { Remotes, RemotesOptions } from '../remotes/index.ts';
import type { RegistryAnswer } from '../remotes/registry/registry-client.contract.ts';
import { resolveRelease } from '../remotes/release/resolve-release.ts';
import { startRemote } from '../remotes/start-remote.ts';
import type { LocalState } from './find-local-remote.ts';
import { createLocalLoader, loadScript } from './local-loader.ts';
import { localState } from './local-state.ts';

/**
 * The remotes of a portal for development: the released ones, and in the place of one of them a local remote, whose
 * bytes change with every keystroke and are not verified.
 *
 * Only the build of such a portal replaces `remotes/create-remotes.ts` by this file; no other file imports it.
 */
export function createRemotes(
  options: RemotesOptions,
  finding: Promise<LocalState> = localState,
  createRest = createReleased,
  loadEntry = loadScript,
): Remotes {
  let found: LocalState = { kind: 'none' };
  const released = createRest({
    ...options,
    // The registry is known after the local remote.
    fetchFile: async (...request) => {
      found = await finding;
      return options.fetchFile(...request);
    },
  });
  const { current, refreshed, latest, listen } = released.registry;
  const answered = (answer: RegistryAnswer): RegistryAnswer =>
    answer.kind === 'registry'
      ? { ...answer, registry: withLocal(answer.registry, found) }
      : answer;
  const registry = {
    current: async () => answered(await current()),
    refreshed: async (signal: AbortSignal) => answered(await refreshed(signal)),
    latest: async () => answered(await latest()),
    listen: (listener: (registry: Registry) => void) =>
      listen((each) => listener(withLocal(each, found))),
  };
  const isLocal = (name: string): boolean => found.kind === 'local' && found.remote.name === name;
  const effects = {
    resolve: async (name: string) => resolveRelease(await registry.current(), name),
    verify: async () => ({ kind: 'verified', manifest: new Uint8Array() }) as const,
    load: createLocalLoader(options.shared, loadEntry),
  };
  return {
    registry,
    prefetch: async (name, ...more) => {
      await registry.current();
      if (!isLocal(name)) await released.prefetch(name, ...more);
    },
    start: (start) =>
      isLocal(start.name) ? startRemote({ ...start, effects }) : released.start(start),
  };
}

/** The registry of this browser: the local remote replaces the released one, with its screens and their roles. */
function withLocal(registry: Registry, found: LocalState): Registry {
  if (found.kind !== 'local') return registry;
  const { origin, remote } = found;
  const { name, version, contract, ...facts } = remote;
  const active = {
    version,
    contract,
    folder: origin,
    manifest: entryFile,
    initial: [],
    files: [],
  };
  return {
    ...registry,
    remotes: { ...registry.remotes, [name]: { active, previous: null, ...facts } },
  };
}
