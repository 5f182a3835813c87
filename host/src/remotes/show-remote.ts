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

/**
 * Creates the function that shows remotes on the page.
 *
 * @param contextFor creates the context of a remote
 */
export function createShowRemote(
  remotes: Pick<Remotes, 'start'>,
  running: RunningRemotes,
  contextFor: (name: string, view: RemoteView) => StartOptions['contextFor'],
): ShowRemote {
  return (name, view, outlet) => {
    const remote = remotes.start({ name, outlet, contextFor: contextFor(name, view) });
    const forget = running.add(remote);
    return {
      running: remote,
      remove: async () => {
        forget();
        await remote.unmount('navigate');
      },
    };
  };
}
