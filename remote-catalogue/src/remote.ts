import { defineReactRemote } from '@leeszaal/shared-contracts/react';
import { App } from './app.component.tsx';
import { Fault } from './fault.component.tsx';
import { Frame } from './frame.component.tsx';
import { askForAcquisitions } from './home/use-acquisitions.ts';
import { loadMessages } from './load-messages.ts';
import { loadScreen } from './parts.ts';

/** The catalogue: home, search, results, publication detail and bookshelves. */
export default defineReactRemote({
  App,
  Fault,
  Frame,
  loadMessages,
  loadScreen,
  beforeMount: askForAcquisitions,
});
