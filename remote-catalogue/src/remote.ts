import { defineReactRemote } from '@leeszaal/remote-kit/react';
import { App } from './app.component.tsx';
import { Fault } from './fault.component.tsx';
import { frameWith } from './frame.component.tsx';
import { askForAcquisitions } from './home/use-acquisitions.ts';
import { loadMessages } from './load-messages.ts';
import { loadScreen } from './parts.ts';
import { createPageMemory } from './search/page-memory.ts';

/** The only state outside of a mount: a return from the reader mounts the catalogue again. */
const memory = createPageMemory();

/** The catalogue: home, search, results, publication detail and bookshelves. */
export default defineReactRemote({
  App,
  Fault,
  Frame: frameWith(memory),
  loadMessages,
  loadScreen,
  beforeMount: askForAcquisitions,
});
