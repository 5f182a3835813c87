import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { NOTE_DURATION_MS } from '@leeszaal/shared-contracts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createDialogs } from './dialogs.ts';
import NotesRegion from './notes-region.component.tsx';

let root: Root;
let dialogs: ReturnType<typeof createDialogs>;

beforeEach(async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const store = createStore();
  dialogs = createDialogs(store);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <NotesRegion />
        </I18nProvider>
      </Provider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  jest.useRealTimers();
});

const shown = () =>
  [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);

test('a note is shown once that the host and a remote give, also one after the other [C2.494]', async () => {
  await act(async () => {
    dialogs.notify('Your turn', 'success');
    dialogs.notify('Your turn', 'success');
  });
  await act(async () => dialogs.notify('Your turn', 'success'));
  expect(shown()).toEqual(['Your turn']);
  await act(async () => dialogs.notify('Saved'));
  expect(shown()).toHaveLength(2);
  await act(() => jest.advanceTimersByTimeAsync(NOTE_DURATION_MS));
  expect(shown()).toEqual([]);
  await act(async () => dialogs.notify('Your turn', 'success'));
  expect(shown()).toEqual(['Your turn']);
});
