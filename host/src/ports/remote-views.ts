import type { HostContext, RemotesPort, RemoteView } from '@leeszaal/shared-contracts';
import type { createStore } from 'jotai';
import type { RunningRemotes } from '../outlet/running-remotes.ts';
import type { Remotes } from '../remotes/index.ts';
import { namedViewsAtom } from '../state/atoms.ts';

/**
 * Mounts named views of remotes inside of others (`docs/decisions.md` 5), and loads remotes ahead. Why one of
 * them is not shown, the shell says in its place (`outlet/view-failures.component.tsx`).
 */
export function createRemoteViews(
  store: ReturnType<typeof createStore>,
  remotes: Pick<Remotes, 'prepare' | 'start'>,
  running: RunningRemotes,
  contextFor: (name: string, view: RemoteView) => (signal: AbortSignal) => HostContext,
): RemotesPort {
  let lastId = 0;
  return {
    prepare: (name) => void remotes.prepare(name, true),
    mount: async (name, view, element) => {
      const remote = remotes.start({
        name,
        outlet: element,
        contextFor: contextFor(name, { kind: 'named', name: view }),
      });
      const forget = running.add(remote);
      lastId += 1;
      const id = lastId;
      store.set(namedViewsAtom, (views) => [...views, { id, element, running: remote }]);
      return {
        unmount: async () => {
          forget();
          store.set(namedViewsAtom, (views) => views.filter((each) => each.id !== id));
          await remote.unmount('navigate');
        },
      };
    },
  };
}
