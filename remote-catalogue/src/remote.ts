import { defineReactRemote } from '@leeszaal/remote-kit/react';
import { App } from './app.component.tsx';
import { askForAcquisitions } from './home/use-acquisitions.ts';
import { loadMessages } from './load-messages.ts';
import { loadScreen } from './parts.ts';
import { providersWith } from './providers.component.tsx';
import { createPageMemory } from './search/page-memory.ts';

/** The only state outside of a mount: a return from the reader mounts the catalogue again. */
const memory = createPageMemory();

/** The catalogue: home, search, results, publication detail and bookshelves. */
export default defineReactRemote({
  App,
  Providers: providersWith(memory),
  loadMessages,
  loadScreen,
  beforeMount: askForAcquisitions,
});
