import { FederationLoader, type FederationRuntime } from './federation-loader.ts';
import { createPreparations, type Preparations } from './preparations.ts';
import {
  createRegistryClient,
  type RegistryClient,
  type RegistryClientOptions,
} from './registry-client.ts';
import { resolveRelease } from './resolve-release.ts';
import { createScriptPolicy } from './script-policy.ts';
import { type RunningRemote, type StartOptions, startRemote } from './start-remote.ts';
import { verifyFiles } from './verify-files.ts';

/** The remotes of the portal: which there are, and how to show one. */
export interface Remotes {
  readonly registry: RegistryClient;
  /** Begins to load a remote that will be shown as soon as it is known to whom, or that may be wanted later. */
  prepare: Preparations['prepare'];
  /** Loads a remote and mounts it in the outlet. */
  start(options: Omit<StartOptions, 'effects'>): RunningRemote;
}

/** What {@link createRemotes} needs. */
export interface RemotesOptions extends RegistryClientOptions {
  /** The instance that the build gave the host: `getInstance()` of the federation runtime. */
  readonly runtime: FederationRuntime;
}

/** Once for each page: the Trusted Types policy it makes can't be made twice. */
export function createRemotes(options: RemotesOptions): Remotes {
  const { runtime, registryUrl, fetchFile } = options;
  const registry = createRegistryClient(options);
  const loader = new FederationLoader(runtime, registryUrl, createScriptPolicy);
  const { prepare, effects } = createPreparations({
    resolve: async (name, { signal, renew }) =>
      resolveRelease(await (renew ? registry.refreshed(signal) : registry.current(signal)), name),
    verify: (release, step) => {
      const { lang: language } = document.documentElement;
      return verifyFiles(release, { ...step, registryUrl, fetchFile, language });
    },
    load: loader.load,
  });
  return { registry, prepare, start: (start) => startRemote({ ...start, effects }) };
}
