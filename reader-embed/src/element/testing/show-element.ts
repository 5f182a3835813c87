import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import type {
  LeeszaalReaderElement,
  LeeszaalReaderEventName,
  TokenProvider,
} from '../../contract/reader-element.contract.ts';
import type { MountReader } from '../../mount/mount.contract.ts';
import { createReaderElement } from '../reader-element.ts';
import { createFakeReader, type FakeReader } from './fake-reader.ts';

/** The reader's code of a test. */
interface FakeCode {
  reader: FakeReader;
  load: () => Promise<MountReader>;
  prefetch: jest.Mock<() => void>;
}

/** The reader's code of the present test. */
export const code: FakeCode = {
  reader: createFakeReader(),
  load: async () => code.reader.mount,
  prefetch: jest.fn<() => void>(),
};
let made = 0;

/** An element of a class of its own; each test has its reader. */
export function create(): LeeszaalReaderElement {
  made += 1;
  const name = `test-reader-${made}`;
  customElements.define(
    name,
    createReaderElement({ load: () => code.load(), prefetch: () => code.prefetch() }),
  );
  return document.createElement(name) as LeeszaalReaderElement;
}

/** Puts an element with a document and a token into the page. */
export function show(
  element = create(),
  docKey = 'one',
  provider: TokenProvider = async () => 'token',
): LeeszaalReaderElement {
  element.docKey = docKey;
  element.apiBase = 'https://library.test/api/';
  element.tokenProvider = provider;
  document.body.append(element);
  return element;
}

/** Waits until the element has an open document. */
export const opened = (count = 1) => waitFor(() => expect(code.reader.mounts).toHaveLength(count));
/** The arguments of the last mount. */
export const lastMount = () => code.reader.mounts.at(-1)?.options;
/** The message over a reader that is closed or failed. */
export const panelOf = (element: Element) => element.shadowRoot?.querySelector('[role=alert]');
/** Presses the button of that message. */
export const pressIn = (element: Element) => panelOf(element)?.querySelector('button')?.click();

/** Records the events of an element: name, detail, and whether it bubbles. */
export function eventsOf(element: LeeszaalReaderElement): unknown[] {
  const events: unknown[] = [];
  const names: readonly LeeszaalReaderEventName[] = ['opened', 'expired', 'closed', 'failed'];
  for (const name of names) {
    element.addEventListener(name, (event) => {
      events.push([name, event instanceof CustomEvent && event.detail, event.bubbles]);
    });
  }
  return events;
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  code.reader = createFakeReader();
  code.load = async () => code.reader.mount;
  code.prefetch = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});
