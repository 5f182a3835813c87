import { defineReactRemote } from '@leeszaal/shared-contracts/react';
import { App } from './app.component.tsx';
import { Fault } from './fault.component.tsx';
import { Frame } from './frame.component.tsx';
import { leaveAllLoans } from './licence/open-loans.ts';
import { loadMessages } from './load-messages.ts';
import { askForAppearances } from './loader/find-appearances.ts';
import { askForDocument } from './loader/find-document.ts';
import { giveUp } from './loader/open-ahead.ts';
import { loadViewersAhead } from './viewers/create-viewer.ts';

/** The reader: publication loader, viewers, and the loan that stands behind them. */
export default defineReactRemote({
  App,
  Fault,
  Frame,
  loadMessages,
  loadAhead: loadViewersAhead,
  beforeMount: (context) => {
    askForAppearances(context);
    askForDocument(context);
  },
  beforeUnmount: (context) => {
    giveUp(context);
    return leaveAllLoans(context);
  },
});
