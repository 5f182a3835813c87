import type { RemoteView } from '@leeszaal/shared-contracts';
import type { Remotes } from './create-remotes.ts';
import type { RunningRemotes } from './running-remotes.ts';
import type { RunningRemote, StartOptions } from './start-remote.ts';

/** A remote on the page. */
export interface ShownRemote {
  readonly running: RunningRemote;
  /** Unmounts the remote. */
  remove(): Promise<void>;
}

/** Starts a remote in an element; it receives changes until it is removed. */
export type ShowRemote = (name: string, view: RemoteView, outlet: HTMLElement) => ShownRemote;

/** Follows the remotes that the page shows. */
export interface RemoteFollower {
  /** Follows a remote until it is removed. */
  follow(remote: string, running: Pick<RunningRemote, 'state' | 'subscribe'>): void;
}

/** Dependencies of {@link createShowRemote}. */
export interface ShowRemoteOptions {
  readonly remotes: Pick<Remotes, 'start'>;
  readonly running: RunningRemotes;
  readonly followers: readonly RemoteFollower[];
  /** Creates the context of a remote. */
  readonly contextFor: (name: string, view: RemoteView) => StartOptions['contextFor'];
}

/** Creates the function that shows remotes on the page. */
export function createShowRemote({
  remotes,
  running,
  followers,
  contextFor,
}: ShowRemoteOptions): ShowRemote {
  return (name, view, outlet) => {
    const remote = remotes.start({ name, outlet, contextFor: contextFor(name, view) });
    const forget = running.add(remote);
    for (const follower of followers) follower.follow(name, remote);
    return {
      running: remote,
      remove: async () => {
        forget();
        await remote.unmount('navigate');
      },
    };
  };
}
