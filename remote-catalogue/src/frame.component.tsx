import type { HostContext } from '@leeszaal/shared-contracts';
import { useLanguage } from '@leeszaal/shared-contracts/react';
import { LocaleProvider } from '@leeszaal/shared-ui/locale';
import { OverlayRootProvider } from '@leeszaal/shared-ui/overlay-root';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { keepResults, recallResults } from './search/kept-results.ts';
import { noteLeftResults } from './search/left-results.ts';
import { entryAtom } from './search/search-atoms.ts';
import { createSearchController } from './search/search-controller.ts';
import { ControllerContext } from './search/use-search-controller.ts';

const isBuying = ({ basket }: HostContext) => basket.entries().length > 0;

interface FrameProps {
  readonly context: HostContext;
  readonly children: ReactNode;
}

/** One store and one controller for each mount, and what the design system needs to know. */
export function Frame({ context, children }: FrameProps) {
  const [store] = useState(() => {
    const fresh = createStore();
    recallResults(fresh, isBuying(context));
    return fresh;
  });
  useEffect(() => () => keepResults(store, isBuying(context)), [store, context]);
  useEffect(() => {
    const onPageHide = () => {
      // Only results that are on the screen are come back to by a reload.
      const isShown = store.get(entryAtom)?.key === context.navigation.current().key;
      if (isShown) noteLeftResults(store, context.storage.session);
    };
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, [store, context]);
  const [controller] = useState(() => createSearchController(context, store));
  return (
    <LocaleProvider locale={useLanguage()}>
      <OverlayRootProvider container={context.overlays.container}>
        <Provider store={store}>
          <ControllerContext value={controller}>{children}</ControllerContext>
        </Provider>
      </OverlayRootProvider>
    </LocaleProvider>
  );
}
