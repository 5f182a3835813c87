import { defineReactRemote } from '@leeszaal/remote-kit/react';
import { App } from './app.component.tsx';
import { loadMessages } from './load-messages.ts';

/** Administration: the settings of the current library. */
export default defineReactRemote({ App, loadMessages });
