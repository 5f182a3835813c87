import { expect, test } from '@jest/globals';
import type { RuntimeConfig } from '@leeszaal/shared-contracts';
import { createStore, Provider } from 'jotai';
import { ConfigContext } from '../config/use-config.ts';
import { portalAtom } from '../state/atoms.ts';
import { CONFIG } from '../testing/config.ts';
import { createStage } from '../testing/create-stage.tsx';
import AboutDialog from './about-dialog.component.tsx';

const stage = createStage();
const links = () =>
  [...document.querySelectorAll('dialog a, [role=dialog] a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

/** Shows the dialog at a library, or before the library is known. */
async function show(pages: Partial<RuntimeConfig>, library?: string): Promise<void> {
  const store = createStore();
  if (library !== undefined) {
    store.set(portalAtom, {
      kind: 'ready',
      session: {
        user: undefined,
        role: 'anonymous',
        client: { current: { ref: library, name: library, email: '' }, switch: [] },
        publicLibrary: true,
      },
      library: { settings: {}, modules: [], bookshelves: [] },
    });
  }
  await stage.show(
    <Provider store={store}>
      <ConfigContext value={{ ...CONFIG, ...pages }}>
        <AboutDialog onClose={() => undefined} />
      </ConfigContext>
    </Provider>,
  );
}

test('leads to the licences in the language of the portal, if the server has that page [C1.30]', async () => {
  await show({});
  expect(links()).toEqual([]);
  await show({ licencesUrl: '/licences' });
  expect(links()).toEqual([['Licences of the software', '/licences?lang=en']]);
});

test('leads to the statements of the library, in the language of the portal [C1.37]', async () => {
  const pages = {
    generalTermsUrl: '/terms/general',
    privacyTermsUrl: 'https://north.example/privacy?of=portal',
    storageTermsUrl: '/terms/storage',
  };
  await show(pages, 'north');
  expect(links()).toEqual([
    ['General terms', '/terms/general?library=north&lang=en'],
    ['Privacy', 'https://north.example/privacy?of=portal'],
    ['Storage in the browser', '/terms/storage?library=north&lang=en'],
  ]);
  await show({ generalTermsUrl: '/terms/general' });
  expect(links()).toEqual([['General terms', '/terms/general?lang=en']]);
});
