import { afterEach, expect, jest, test } from '@jest/globals';
import { prefetched } from '../prefetch/prefetched.ts';
import type { Remotes } from '../remotes/index.ts';
import type { RegistryAnswer } from '../remotes/registry/registry-client.contract.ts';
import { CONFIG } from '../testing/config.ts';
import { begin } from './begin.ts';
import { boot } from './boot.tsx';

const noRemotes = Promise.resolve<Remotes>({
  registry: {
    current: neverAsked,
    refreshed: neverAsked,
    latest: neverAsked,
    listen: () => undefined,
  },
  prefetch: () => Promise.resolve(),
  start: () => {
    throw new Error('there is nothing to start');
  },
});
async function neverAsked(): Promise<RegistryAnswer> {
  return { kind: 'unreachable' };
}

afterEach(() => void jest.restoreAllMocks());

test.each([
  ['address of the registry', { registryUrl: 'http://[' }],
  ['address of the sign-in', { sso: { ...CONFIG.sso, url: 'http://[' } }],
])('a wrong %s in the configuration is told, with a way to try again', async (_, wrong) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = async () => new Response(JSON.stringify({ ...CONFIG, ...wrong }));
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const outlet = document.createElement('div');
  const shown = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(outlet, { childList: true });
  });
  const beginning = begin(prefetched, Promise.resolve({}));
  const isElsewhere = 'sso' in wrong;
  await boot(outlet, isElsewhere ? { ...beginning, remotes: noRemotes } : beginning);
  await shown;
  expect(outlet.querySelector('h1')?.textContent).toContain('Leeszaal');
  expect(outlet.querySelector('button')).not.toBeNull();
});

test('texts that are gone from the server are told in the language of the page, with a way to try again [C8.19]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 404 }));
  const outlet = document.createElement('div');
  const shown = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(outlet, { childList: true });
  });
  const failed = Object.assign(new Error('Loading chunk 7 failed.'), { request: '/7.js' });
  const never = new Promise<never>(() => undefined);
  await boot(outlet, { config: never, remotes: never }, () => Promise.reject(failed));
  await shown;
  expect(outlet.querySelector('h1')?.textContent).toBe('Could not initialise Leeszaal');
  expect(outlet.querySelector('button')?.textContent).toBe('Try again');
});
