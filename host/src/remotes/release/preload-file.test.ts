import { beforeEach, expect, test } from '@jest/globals';
import { preloadFile } from './preload-file.ts';

const file = { url: 'https://portal.example/a.js', as: 'script', integrity: 'sha384-a' } as const;
const link = () => document.head.querySelector('link');

beforeEach(() => document.head.replaceChildren());

test.each([
  ['load', true],
  ['error', false],
])('the %s of the element ends a preload', async (event, hasLoaded) => {
  const preloaded = preloadFile(file, new AbortController().signal);
  expect(link()).toMatchObject({ rel: 'preload', as: 'script', href: file.url });
  expect(link()).toMatchObject({ integrity: 'sha384-a', crossOrigin: 'anonymous' });
  link()?.dispatchEvent(new Event(event));
  expect(await preloaded).toBe(hasLoaded);
});

test('an abort ends a preload', async () => {
  const abort = new AbortController();
  const preloaded = preloadFile(file, abort.signal);
  abort.abort();
  expect(await preloaded).toBe(false);
});
