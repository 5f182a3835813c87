import { beforeEach, expect, jest, test } from '@jest/globals';
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
  expect(link()).toBeNull();
});

const timeout = () => new DOMException('too late', 'TimeoutError');

test.each([
  ['another abort', undefined, 0],
  ['a timeout', timeout(), 1],
])('%s ends a preload', async (_, reason, failures) => {
  const abort = new AbortController();
  const preloaded = preloadFile(file, abort.signal);
  const onError = jest.fn();
  link()?.addEventListener('error', onError);
  abort.abort(reason);
  expect(await preloaded).toBe(false);
  expect(onError).toHaveBeenCalledTimes(failures);
});

test('a file that has loaded does not fail after it', async () => {
  const abort = new AbortController();
  const preloaded = preloadFile(file, abort.signal);
  const onError = jest.fn();
  link()?.addEventListener('error', onError);
  link()?.dispatchEvent(new Event('load'));
  abort.abort(timeout());
  expect(await preloaded).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});

test('after an abort nothing is requested', async () => {
  expect(await preloadFile(file, AbortSignal.abort())).toBe(false);
  expect(link()).toBeNull();
});
