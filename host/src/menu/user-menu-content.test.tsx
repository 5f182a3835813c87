import { expect, test } from '@jest/globals';
import { createFakeNavigation } from '@leeszaal/remote-kit/testing';
import type { Language, RuntimeConfig, Session } from '@leeszaal/shared-contracts';
import { createStore, Provider } from 'jotai';
import { ConfigContext } from '../config/use-config.ts';
import { NavigationContext } from '../navigation/use-navigation.ts';
import { portalAtom } from '../state/atoms.ts';
import { CONFIG } from '../testing/config.ts';
import { createStage } from '../testing/create-stage.tsx';
import UserMenuContent, { type UserMenuActions } from './user-menu-content.component.tsx';

const stage = createStage();

const USER = { id: '7', name: { full: 'Noor' }, email: 'noor@example.org' };
const session = (more: Partial<Session>): Session => ({
  user: undefined,
  role: 'anonymous',
  client: { current: { ref: 'one', name: 'One', email: '' }, switch: [] },
  publicLibrary: false,
  ...more,
});

interface Shown {
  readonly present: Session;
  readonly pages?: Pick<RuntimeConfig, 'passwordUrl' | 'secondFactorUrl'>;
  readonly languages?: readonly Language[];
}

/** Opens the menu. @returns its entries */
async function show({ present, pages, languages = ['en'] }: Shown): Promise<readonly string[]> {
  const store = createStore();
  store.set(portalAtom, {
    kind: 'ready',
    session: present,
    library: { settings: {}, modules: [], bookshelves: [] },
  });
  const trigger = document.createElement('button');
  stage.place().append(trigger);
  const actions: UserMenuActions = {
    language: { available: () => languages, choose: () => Promise.resolve() },
    switchClient: () => Promise.resolve(true),
    logout: () => Promise.resolve(),
  };
  await stage.show(
    <Provider store={store}>
      <NavigationContext value={createFakeNavigation('/')}>
        <ConfigContext value={{ ...CONFIG, ...pages }}>
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
  return [...document.querySelectorAll('[role="menuitem"]')].map(
    (entry) => entry.textContent?.trim() ?? '',
  );
}

test.each([
  ['a visitor of the public library', session({ publicLibrary: true }), false],
  [
    'a person who logged in there',
    session({ publicLibrary: true, user: USER, role: 'user' }),
    true,
  ],
  ['a person of the portal', session({ user: USER, role: 'user' }), true],
])('%s can log out: %# [C2.26 S2.79]', async (_who, present, canLogOut) => {
  const entries = await show({ present });
  expect(entries.includes('About')).toBe(true);
  expect(entries.includes('Log out')).toBe(canLogOut);
});

test('people with an account reach the pages of their password and of two-factor authentication, where the portal has them [C1.39 C2.26]', async () => {
  const ofAccount = async (shown: Shown) =>
    (await show(shown)).filter((entry) => /password|two-factor/i.test(entry));
  const present = session({ user: USER });
  const pages = { passwordUrl: '/password', secondFactorUrl: '/two-factor' };
  expect(await ofAccount({ present })).toEqual([]);
  expect(await ofAccount({ present, pages })).toEqual([
    'Change password',
    'Two-factor authentication',
  ]);
  const ofFactor = { secondFactorUrl: '/two-factor' };
  expect(await ofAccount({ present, pages: ofFactor })).toEqual(['Two-factor authentication']);
  expect(await ofAccount({ present: session({ publicLibrary: true }), pages })).toEqual([]);
});

test('a library with one language has no entry for languages [C1.36]', async () => {
  const ofLanguages = async (languages: readonly Language[]) =>
    (await show({ present: session({}), languages })).filter((entry) => /Language/.test(entry));
  expect(await ofLanguages(['en'])).toEqual([]);
  expect(await ofLanguages(['en', 'fr'])).toHaveLength(1);
});
