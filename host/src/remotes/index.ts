export * from './create-remotes.ts';
export type { LoadFailure } from './load-state.contract.ts';
export type { RunningRemote } from './start-remote.ts';
