import { defineReactRemote } from '@leeszaal/remote-kit/react';
import { App } from './app.component.tsx';
import { loadMessages } from './load-messages.ts';

/** The shop: its library inside the results, and the basket. */
export default defineReactRemote({ App, loadMessages });
