import { EmbedCommandError } from '@leeszaal/shared-contracts';
import type { LeeszaalReaderElement } from '../contract/reader-element.contract.ts';
import type { ParentMessage } from './frame-messages.ts';
import type { ParentPage } from './parent-page.ts';

/** The events of the element, all of which the page receives. */
const EVENTS = ['opened', 'page', 'position', 'expired', 'closed', 'failed'] as const;

/** The parts of the element that the page controls. */
type ControlledReader = Pick<LeeszaalReaderElement, 'tokenProvider' | 'goTo' | 'search' | 'close'> &
  EventTarget;

/** Lets the page around the frame control the reader, and tells it of its events. Returns how to end that. */
export function connectFrame(reader: ControlledReader, page: ParentPage): () => void {
  const tokens = new Map<number, (token: string) => void>();
  let lastId = 0;
  const abort = new AbortController();

  async function run(message: Extract<ParentMessage, { type: 'leeszaal:command' }>) {
    switch (message.name) {
      case 'goTo':
        return reader.goTo(message.args[0]);
      case 'search':
        return reader.search(message.args[0], message.args[1]);
      case 'close':
        return reader.close();
    }
  }

  const stop = page.listen((message) => {
    const { id } = message;
    if (message.type === 'leeszaal:token') {
      tokens.get(id)?.(message.token ?? '');
      tokens.delete(id);
      return;
    }
    run(message).then(
      (value) => page.post({ type: 'leeszaal:result', id, value }),
      (error: unknown) => page.post({ type: 'leeszaal:result', id, error: textOf(error) }),
    );
  });
  for (const name of EVENTS) {
    const tell = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      page.post({ type: 'leeszaal:event', name, detail: event.detail });
    };
    reader.addEventListener(name, tell, { signal: abort.signal });
  }
  reader.tokenProvider = () =>
    new Promise((resolve) => {
      lastId += 1;
      tokens.set(lastId, resolve);
      page.post({ type: 'leeszaal:token-request', id: lastId });
    });
  page.post({ type: 'leeszaal:ready' });
  return () => {
    stop();
    abort.abort();
  };
}

/** A refusal crosses as its reason. */
const textOf = (error: unknown): string =>
  error instanceof EmbedCommandError ? error.reason : String(error);
