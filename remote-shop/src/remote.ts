import { defineReactRemote } from '@leeszaal/remote-kit/react';
import { App } from './app.component.tsx';
import { Fault } from './fault.component.tsx';
import { Frame } from './frame.component.tsx';
import { loadMessages } from './load-messages.ts';

/** The shop: its library inside the results, and the basket. */
export default defineReactRemote({ App, Fault, Frame, loadMessages });
