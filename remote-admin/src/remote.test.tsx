import { expect, test } from '@jest/globals';
import { createFakeHost, describeRemoteContract } from '@leeszaal/shared-contracts/testing';

const load = async () => (await import('./remote.ts')).default;

describeRemoteContract('Administration', load, {
  screens: [{ path: '/admin', session: { role: 'admin' } }],
});

test('shows what is in force for the library', async () => {
  const host = createFakeHost({
    path: '/admin',
    library: { settings: { defaultLanguage: 'de', showCopyDocuments: false } },
  });
  const element = document.createElement('main');
  const handle = await (await load()).mount(element, host.context);
  expect(element.textContent).toContain('Library One');
  expect(element.textContent).toContain('de');
  expect(element.textContent).toContain('score');
  await handle.unmount('navigate');
  host.dispose();
});
