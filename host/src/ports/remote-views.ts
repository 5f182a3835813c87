import type { HttpPort, RemotesPort } from '@leeszaal/shared-contracts';
import type { createStore } from 'jotai';
import type { Remotes } from '../remotes/index.ts';
import type { ShowRemote } from '../remotes/show-remote.ts';
import { namedViewsAtom } from '../state/atoms.ts';

/**
 * Mounts named views of remotes within others (`docs/decisions.md` 5), and prefetches remotes. The shell shows
 * a failure in place of the view (`outlet/view-failures.component.tsx`).
 */
export function createRemoteViews(
  store: ReturnType<typeof createStore>,
  prefetch: Remotes['prefetch'],
  show: ShowRemote,
  http: HttpPort,
): RemotesPort {
  let lastId = 0;
  return {
    prefetch: (name, isNext, mimeType, address) =>
      void prefetch(name, isNext ? 'next' : 'later', mimeType, address && { ...address, http }),
    mount: async (name, view, element) => {
      const { running, remove } = show(name, { kind: 'named', name: view }, element);
      lastId += 1;
      const id = lastId;
      store.set(namedViewsAtom, (views) => [...views, { id, element, running }]);
      return {
        unmount: async () => {
          store.set(namedViewsAtom, (views) => views.filter((each) => each.id !== id));
          await remove();
        },
      };
    },
  };
}
