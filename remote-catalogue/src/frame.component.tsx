import type { HostContext } from '@leeszaal/shared-contracts';
import { useLanguage } from '@leeszaal/shared-contracts/react';
import { LocaleProvider } from '@leeszaal/shared-ui/locale';
import { OverlayRootProvider } from '@leeszaal/shared-ui/overlay-root';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useState } from 'react';
import { createSearchController } from './search/search-controller.ts';
import { ControllerContext } from './search/use-search-controller.ts';

interface FrameProps {
  readonly context: HostContext;
  readonly children: ReactNode;
}

/** One store and one controller for each mount, and what the design system needs to know. */
export function Frame({ context, children }: FrameProps) {
  const [store] = useState(createStore);
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
