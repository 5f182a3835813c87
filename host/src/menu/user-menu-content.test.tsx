import { expect, test } from '@jest/globals';
import { createFakeNavigation } from '@leeszaal/remote-kit/testing';
import type { Session } from '@leeszaal/shared-contracts';
import { createStore, Provider } from 'jotai';
import { ConfigContext } from '../config/use-config.ts';
import { NavigationContext } from '../navigation/use-navigation.ts';
import { portalAtom } from '../state/atoms.ts';
import { CONFIG } from '../testing/config.ts';
import { createStage } from '../testing/create-stage.tsx';
import UserMenuContent, { type UserMenuActions } from './user-menu-content.component.tsx';

const actions: UserMenuActions = {
  language: { available: () => ['en'], choose: () => Promise.resolve() },
  switchClient: () => Promise.resolve(true),
  logout: () => Promise.resolve(),
};
const stage = createStage();

const USER = { id: '7', name: { full: 'Noor' }, email: 'noor@example.org' };
const session = (more: Partial<Session>): Session => ({
  user: undefined,
  role: 'anonymous',
  client: { current: { ref: 'one', name: 'One', email: '' }, switch: [] },
  publicLibrary: false,
  ...more,
});

test.each([
  ['a visitor of the public library', session({ publicLibrary: true }), false],
  [
    'a person who logged in there',
    session({ publicLibrary: true, user: USER, role: 'user' }),
    true,
  ],
  ['a person of the portal', session({ user: USER, role: 'user' }), true],
])('%s can log out: %# [C2.26 S2.79]', async (_who, present, canLogOut) => {
  const store = createStore();
  store.set(portalAtom, {
    kind: 'ready',
    session: present,
    library: { settings: {}, modules: [], bookshelves: [] },
  });
  const trigger = document.createElement('button');
  stage.place().append(trigger);
  await stage.show(
    <Provider store={store}>
      <NavigationContext value={createFakeNavigation('/')}>
        <ConfigContext value={CONFIG}>
          <UserMenuContent
            actions={actions}
            triggerRef={{ current: trigger }}
            isOpen
            onOpenChange={() => undefined}
            onAbout={() => undefined}
          />
        </ConfigContext>
      </NavigationContext>
    </Provider>,
  );
  const entries = [...document.querySelectorAll('[role="menuitem"]')].map((entry) =>
    entry.textContent?.trim(),
  );
  expect(entries.includes('About')).toBe(true);
  expect(entries.includes('Log out')).toBe(canLogOut);
});
