import { expect, test } from '@jest/globals';
import { createFakeNavigation } from '@leeszaal/remote-kit/testing';
import type { HostLocation } from '@leeszaal/shared-contracts';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { ConfigContext } from '../config/use-config.ts';
import { UserMenu } from '../menu/user-menu.component.tsx';
import type { UserMenuActions } from '../menu/user-menu-content.component.tsx';
import { WaitForPartContext } from '../parts/use-part.ts';
import { locationAtom } from '../state/atoms.ts';
import { CONFIG } from '../testing/config.ts';
import { createStage } from '../testing/create-stage.tsx';
import { NavigationContext } from './use-navigation.ts';

const actions: UserMenuActions = {
  language: { available: () => ['en'], choose: () => Promise.resolve() },
  switchClient: () => Promise.resolve(true),
  logout: () => Promise.resolve(),
};
const stage = createStage();
const store = createStore();

test('the user menu closes when the address changes, and stays closed when that comes back [C2.27]', async () => {
  const move = (change: Partial<HostLocation>) =>
    act(async () => store.set(locationAtom, (location) => ({ ...location, ...change })));
  const go = (pathname: string) => move({ pathname, key: pathname });
  await stage.show(
    <Provider store={store}>
      <WaitForPartContext value={() => Promise.resolve()}>
        <NavigationContext value={createFakeNavigation('/')}>
          <ConfigContext value={CONFIG}>
            <UserMenu actions={actions} />
          </ConfigContext>
        </NavigationContext>
      </WaitForPartContext>
    </Provider>,
  );
  const button = stage.place().querySelector('button');
  const isOpen = () => button?.getAttribute('aria-expanded');
  await go('/here');
  act(() => button?.click());
  expect(isOpen()).toBe('true');
  // Its code is loading, which the button shows.
  expect(button?.textContent).toBe('MenuLoading…');
  // The reader stores its place in the entry.
  await move({ key: 'rewritten', state: { place: '2' } });
  expect(isOpen()).toBe('true');
  await go('/before');
  expect(isOpen()).toBe('false');
  await go('/here');
  expect(isOpen()).toBe('false');
});
