import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { definePart } from '@leeszaal/remote-kit/parts';
import type { DialogMessage } from '@leeszaal/shared-contracts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createStore, Provider, useAtomValue } from 'jotai';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { isFirstScreenShownAtom } from '../state/atoms.ts';
import { createDialogs, notesAtom } from './dialogs.ts';
import { MessageStack } from './message-stack.component.tsx';
import { Notes } from './notes.component.tsx';

/* The chunks of messages and notes are missing on the server. */

const loads = globalThis.fetch;
const failed = Object.assign(new Error('Loading chunk 142 failed.'), { request: '/142.js' });
const gone = jest.fn(() => Promise.reject(failed));
let root: Root;
let place: HTMLElement;
let store: ReturnType<typeof createStore>;
let dialogs: ReturnType<typeof createDialogs>;

beforeEach(() => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    fetch: async () => ({ status: 404 }),
  });
  // jsdom has the element without its methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  store = createStore();
  dialogs = createDialogs(store);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  gone.mockClear();
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  globalThis.fetch = loads;
});

const show = (children: ReactNode) =>
  act(async () =>
    root.render(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </Provider>,
    ),
  );
const pressEscape = (dialog: Element | null) =>
  act(async () => {
    dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
/** The component that shows notes, when it loads. */
function Toasts() {
  return <p>{useAtomValue(notesAtom).map(({ text }) => text)}</p>;
}
/** Shows a message; returns a function that reads its answer. */
async function ask(asked: DialogMessage) {
  let answer: Promise<string | undefined> = Promise.resolve(undefined);
  await act(async () => {
    answer = dialogs.message(asked);
  });
  return () => answer;
}
const message = { type: 'error', title: 'Lost', body: ['Try', { list: ['again'] }] } as const;

test('a message is shown by the means of the browser, and answered there [C2.34]', async () => {
  await show(<MessageStack part={definePart(gone)} />);
  expect(gone).not.toHaveBeenCalled();
  await act(async () => store.set(isFirstScreenShownAtom, true));
  expect(gone).toHaveBeenCalledTimes(1);
  const actions = [{ id: 'retry', label: 'Try again' }];
  let answer = await ask({ ...message, actions, mustAct: true });
  const dialog = place.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  expect(dialog?.textContent).toBe('LostTryagainTry again');
  await pressEscape(dialog);
  await act(async () => place.querySelector('button')?.click());
  expect(await answer()).toBe('retry');
  answer = await ask(message);
  await pressEscape(place.querySelector('dialog'));
  expect(await answer()).toBeUndefined();
  expect(place.querySelector('dialog')).toBeNull();
  expect(gone).toHaveBeenCalledTimes(1);
});

test('what a note says is said by a message, and its code is asked for once for each [C2.34]', async () => {
  await show(
    <>
      <MessageStack part={definePart(gone)} />
      <Notes showMessage={dialogs.message} part={definePart(gone)} />
    </>,
  );
  await act(async () => store.set(isFirstScreenShownAtom, true));
  gone.mockClear();
  for (const text of ['Saved', 'Sent']) {
    await act(async () => dialogs.notify(text));
    await act(async () => undefined);
    expect(place.querySelector('h2')?.textContent).toBe(text);
    expect(store.get(notesAtom)).toEqual([]);
    await act(async () => place.querySelector('button')?.click());
  }
  expect(gone).toHaveBeenCalledTimes(2);
  // A new release has the chunk.
  gone.mockImplementationOnce(() => Promise.resolve(Toasts) as never);
  await act(async () => dialogs.notify('Shared'));
  await act(async () => undefined);
  expect(place.querySelector('dialog')).toBeNull();
  expect(place.querySelector('p')?.textContent).toBe('Shared');
});

test('a message is shown at once where there is no network that its code could come by, and stays as it is [C2.34]', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const come = jest.fn(() => Promise.reject(failed) as Promise<never>);
  await show(<MessageStack part={definePart(come)} />);
  await act(async () => store.set(isFirstScreenShownAtom, true));
  const answer = await ask({
    ...message,
    actions: [{ id: 'retry', label: 'Try again' }],
    mustAct: true,
  });
  const dialog = place.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  expect(dialog?.getAttribute('role')).toBe('alertdialog');
  const description = document.getElementById(dialog?.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Tryagain');
  // The network is back, and so is the chunk.
  come.mockImplementation(() => Promise.resolve(Toasts) as never);
  online.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  await act(async () => undefined);
  expect(place.querySelector('dialog')).toBe(dialog);
  await act(async () => place.querySelector('button')?.click());
  expect(await answer()).toBe('retry');
  await ask(message);
  expect(place.querySelector('dialog')).toBeNull();
  online.mockRestore();
});
