import { defineReactRemote } from '@leeszaal/remote-kit/react';
import { App } from './app.component.tsx';
import { loadMessages } from './load-messages.ts';

/** The entry of the remote, which the host mounts. */
export default defineReactRemote({ App, loadMessages });
