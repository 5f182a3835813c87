import type { HostChange, UnmountReason } from '@leeszaal/shared-contracts';
import type { RunningRemote } from './index.ts';

/** The remotes on the page: they receive changes, and are unmounted at sign-out. */
export interface RunningRemotes {
  /** Adds a remote. Returns how to remove it. */
  add(remote: RunningRemote): () => void;
  update(change: HostChange): void;
  unmountAll(reason: UnmountReason): Promise<void>;
}

/** Creates an empty list. */
export function createRunningRemotes(): RunningRemotes {
  const running = new Set<RunningRemote>();
  return {
    add: (remote) => {
      running.add(remote);
      return () => running.delete(remote);
    },
    update: (change) => {
      for (const remote of [...running]) remote.update(change);
    },
    unmountAll: async (reason) => {
      await Promise.all([...running].map((remote) => remote.unmount(reason)));
    },
  };
}
