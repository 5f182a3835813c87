import type { HostContext } from '@leeszaal/shared-contracts';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import type { PageMemory } from './search/page-memory.ts';
import { entryAtom } from './search/search-atoms.ts';
import { createSearchController } from './search/search-controller.ts';
import { storeResults } from './search/stored-results.ts';
import { ControllerContext } from './search/use-search-controller.ts';
import { PlacesContext } from './shell/use-places.ts';
import { useOwnPlacesWatch } from './waiting/use-own-places-watch.ts';
import { PlacesWatchContext } from './waiting/use-places-watch.ts';

interface ProvidersProps {
  readonly context: HostContext;
  readonly memory: PageMemory;
  readonly children: ReactNode;
}

/** Creates the providers of all mounts of a page. */
export function providersWith(memory: PageMemory) {
  return (props: Omit<ProvidersProps, 'memory'>) => <Providers {...props} memory={memory} />;
}

/** Provides the store and controller of a mount. */
function Providers({ context, memory, children }: ProvidersProps) {
  const { places } = memory;
  const watch = useOwnPlacesWatch(context);
  const [store] = useState(createStore);
  const [controller] = useState(() => createSearchController(context, store, memory));
  useEffect(() => controller.keep, [controller]);
  useEffect(() => {
    const onPageHide = () => {
      // A reload restores only results on the screen.
      const isShown = store.get(entryAtom)?.key === context.navigation.current().key;
      if (isShown) storeResults(store, places, context.storage.session);
    };
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, [store, places, context]);
  return (
    <Provider store={store}>
      <PlacesContext value={places}>
        <PlacesWatchContext value={watch}>
          <ControllerContext value={controller}>{children}</ControllerContext>
        </PlacesWatchContext>
      </PlacesContext>
    </Provider>
  );
}
