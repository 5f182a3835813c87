import { defineReactRemote } from '@leeszaal/remote-kit/react';
import { App } from './app.component.tsx';
import { Fault } from './fault.component.tsx';
import { Frame } from './frame.component.tsx';
import { loadMessages } from './load-messages.ts';
import { createReaderMount, type ReaderMount } from './mount/reader-mount.ts';
import { createViewerCode } from './viewers/viewer-code.ts';

/** Shared by all mounts of a page: code is loaded once. */
const code = createViewerCode();

/** The reader: publication loader, viewers, and the loan behind them. */
export default defineReactRemote<ReaderMount>({
  App,
  Fault,
  Frame,
  loadMessages,
  prefetch: code.prefetch,
  beforeMount: (context) => {
    const mount = createReaderMount(context, code);
    mount.prefetch.start();
    return mount;
  },
  beforeUnmount: (_context, _reason, { prefetch, loans }) => {
    prefetch.cancel();
    return loans.leaveAll();
  },
});
