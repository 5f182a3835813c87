export * from './create-remotes.ts';
export type { LoadFailure, LoadPhase, LoadState } from './load-state.contract.ts';
export type { FetchFile, RegistryAnswer, RegistryClient } from './registry-client.ts';
export type { RunningRemote } from './start-remote.ts';
