import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LOAD_LIMIT } from '../time-limits.ts';
import { createLoadExposed } from './load-exposed.ts';
import { sharedModule } from './share-scope.ts';

const scope = { react: sharedModule('19.3.1', {}) };
const shared = Promise.resolve(scope);
const entry = {
  url: 'https://portal.example/remotes/sample/0a/remoteEntry.js',
  globalName: 'sample',
  isModule: false,
};
const container = {
  init: jest.fn(),
  get: jest.fn(async (_module: string) => () => 'what it exposes'),
};

beforeEach(() => void Object.assign(globalThis, { sample: container }));
afterEach(() => {
  jest.clearAllMocks();
  jest.useRealTimers();
  document.head.replaceChildren();
});

const scripts = () => [...document.head.querySelectorAll('script')];
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('gives the container the modules of the host, and what it exposes to the caller', async () => {
  const loadExposed = createLoadExposed(shared, async () => undefined);
  expect(await loadExposed(entry)).toBe('what it exposes');
  expect(container.init.mock.calls).toEqual([[scope, []]]);
  expect(container.get.mock.calls).toEqual([['./remote']]);
});

test('the entry loads while React does', async () => {
  const react = Promise.withResolvers<typeof scope>();
  const loadEntry = jest.fn(async () => undefined);
  const exposed = createLoadExposed(react.promise, loadEntry)(entry);
  await settled();
  expect([loadEntry.mock.calls, container.init.mock.calls]).toEqual([[[entry.url]], []]);
  react.resolve(scope);
  expect(await exposed).toBe('what it exposes');
});

test('a file that failed is asked for again by the same container', async () => {
  const loadEntry = jest.fn(async () => undefined);
  const loadExposed = createLoadExposed(shared, loadEntry);
  container.get.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  await expect(loadExposed(entry)).rejects.toThrow('chunk 7');
  expect(await loadExposed(entry)).toBe('what it exposes');
  expect(loadEntry).toHaveBeenCalledTimes(1);
});

test('an entry that failed to load is loaded again', async () => {
  const loadExposed = createLoadExposed(shared);
  const first = loadExposed(entry);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow(entry.url);
  const second = loadExposed(entry);
  expect(scripts().map(({ src }) => src)).toEqual([entry.url, entry.url]);
  scripts()[1]?.dispatchEvent(new Event('load'));
  expect(await second).toBe('what it exposes');
});

test('an entry that does not arrive in time has failed', async () => {
  jest.useFakeTimers();
  const failed = expect(createLoadExposed(shared)(entry)).rejects.toThrow(entry.url);
  const onError = jest.fn();
  scripts()[0]?.addEventListener('error', onError);
  await jest.advanceTimersByTimeAsync(LOAD_LIMIT);
  await failed;
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a script that makes no container is refused', async () => {
  Object.assign(globalThis, { sample: undefined });
  await expect(createLoadExposed(shared, async () => undefined)(entry)).rejects.toThrow(
    'no container',
  );
});
