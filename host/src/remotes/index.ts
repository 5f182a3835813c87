export * from './create-remotes.ts';
export type { LoadFailure } from './release/load-failure.contract.ts';
export type { RunningRemote } from './start-remote.ts';
