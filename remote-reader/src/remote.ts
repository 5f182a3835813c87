import { defineReactRemote } from '@leeszaal/remote-kit/react';
import type { NextAddress } from '@leeszaal/shared-contracts';
import { App } from './app.component.tsx';
import { loadMessages } from './load-messages.ts';
import { createReaderMount, type ReaderMount } from './mount/reader-mount.ts';
import { ReaderProviders } from './mount/reader-providers.component.tsx';
import { openingAt } from './prefetch/opening-at.ts';
import { createOpenings } from './prefetch/openings.ts';
import { preloadControls } from './screen/late-controls.tsx';
import { createViewerCode } from './viewers/viewer-code.ts';

/** Shared by all mounts of a page: code is loaded once. */
const code = createViewerCode();
const openings = createOpenings();

/** The location that a path will be. */
function locationOf({ path, state }: NextAddress) {
  const { pathname, search } = new URL(path, location.href);
  return { pathname, search, state };
}

/** The reader: publication loader, viewers, and the loan behind them. */
export default defineReactRemote<ReaderMount>({
  App,
  Providers: ReaderProviders,
  loadMessages,
  prefetch: (isNext, mimeType, pressed) => {
    if (isNext) {
      const opening = pressed && openingAt(locationOf(pressed));
      if (opening) {
        openings.sendAhead(pressed.http, opening);
        code.stopPrefetch();
      }
      return code.startAhead(mimeType);
    }
    // An embed does not say whether it is next, and its page gets no element.
    const home = isNext === false ? document.body : undefined;
    void code.prefetch(home).then(preloadControls);
  },
  beforeMount: (context) => {
    const mount = createReaderMount(context, code, openings);
    mount.prefetch.start();
    // An embed begins without any code in the browser's cache: there the first page has all of the network.
    if (context.placement === 'host') {
      preloadControls();
      code.preloadLayers();
    }
    return mount;
  },
  beforeUnmount: (_context, _reason, { prefetch, loans }) => {
    prefetch.cancel();
    return loans.leaveAll();
  },
});
