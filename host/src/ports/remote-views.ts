import type { HostContext, RemotesPort, RemoteView } from '@leeszaal/shared-contracts';
import type { RunningRemotes } from '../outlet/running-remotes.ts';
import type { Remotes } from '../remotes/index.ts';

/** Mounts named views of remotes inside of others (`docs/decisions.md` 5), and loads remotes ahead. */
export function createRemoteViews(
  remotes: Remotes,
  running: RunningRemotes,
  contextFor: (name: string, view: RemoteView) => (signal: AbortSignal) => HostContext,
): RemotesPort {
  return {
    prepare: (name) => void remotes.prepare(name, true),
    mount: async (name, view, element) => {
      const remote = remotes.start({
        name,
        outlet: element,
        contextFor: contextFor(name, { kind: 'named', name: view }),
      });
      const forget = running.add(remote);
      return {
        unmount: async () => {
          forget();
          await remote.unmount('navigate');
        },
      };
    },
  };
}
