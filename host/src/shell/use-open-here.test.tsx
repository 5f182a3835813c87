import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { UserMenu } from '../menu/user-menu.component.tsx';
import type { Portal } from '../portal/portal.ts';
import { PortalContext } from '../portal/use-portal.ts';
import { locationAtom } from '../state/atoms.ts';

const portal: Partial<Portal> = { waitForPart: () => Promise.resolve() };
let root: Root | undefined;
let place: HTMLElement;
const store = createStore();

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  place.remove();
});

test('the user menu closes when the address changes, and stays closed when that comes back', async () => {
  const go = (key: string) =>
    act(async () => store.set(locationAtom, (location) => ({ ...location, key })));
  await act(async () =>
    root?.render(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <PortalContext value={portal as Portal}>
            <UserMenu />
          </PortalContext>
        </I18nProvider>
      </Provider>,
    ),
  );
  const button = place.querySelector('button');
  const isOpen = () => button?.getAttribute('aria-expanded');
  await go('here');
  act(() => button?.click());
  expect(isOpen()).toBe('true');
  // Its code is on the way, which the button says.
  expect(button?.textContent).toBe('MenuLoading…');
  await go('before');
  expect(isOpen()).toBe('false');
  await go('here');
  expect(isOpen()).toBe('false');
});
