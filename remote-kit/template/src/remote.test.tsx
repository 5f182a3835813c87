import { afterEach, expect, test } from '@jest/globals';
import { createFakeHost, describeRemoteContract } from '@leeszaal/remote-kit/testing';
import { screen } from '@testing-library/react';

/** A dynamic import, so that each test sets up its page first. */
const load = async () => (await import('./remote.ts')).default;

describeRemoteContract('Notices', load, { screens: [{ path: '/notices' }] });

afterEach(() => document.body.replaceChildren());

test.each([
  ['en', 'Welcome to Library One'],
  ['nl', 'Welkom bij Library One'],
  ['de', 'Willkommen bei Library One'],
  ['fr', 'Bienvenue à Library One'],
] as const)('speaks %s', async (language, title) => {
  const host = createFakeHost({ path: '/notices', language });
  const element = document.createElement('main');
  document.body.append(element);
  const handle = await (await load()).mount(element, host.context);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  await handle.unmount('navigate');
  host.dispose();
});
