import type { HostChange, UnmountReason } from '@leeszaal/shared-contracts';
import type { RunningRemote } from './index.ts';

/** The remotes that stand on the page: all of them hear of changes, all of them go at sign-out. */
export interface RunningRemotes {
  /** Returns the way to take it off the list again. */
  add(remote: RunningRemote): () => void;
  tell(change: HostChange): void;
  unmountAll(reason: UnmountReason): Promise<void>;
}

/** Makes the list. */
export function createRunningRemotes(): RunningRemotes {
  const running = new Set<RunningRemote>();
  return {
    add: (remote) => {
      running.add(remote);
      return () => running.delete(remote);
    },
    tell: (change) => {
      for (const remote of [...running]) remote.update(change);
    },
    unmountAll: async (reason) => {
      await Promise.all([...running].map((remote) => remote.unmount(reason)));
    },
  };
}
