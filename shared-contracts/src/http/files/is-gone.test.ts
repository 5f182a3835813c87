import { afterEach, expect, jest, test } from '@jest/globals';
import { isGone } from './is-gone.ts';

const loads = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = loads;
});

const answering = (answer: () => Promise<Partial<Response>>) => {
  const asked =
    jest.fn<(address: string, options: RequestInit) => Promise<Partial<Response>>>(answer);
  Object.assign(globalThis, { fetch: asked });
  return asked;
};
const failed = Object.assign(new Error('Loading chunk 12 failed.'), {
  request: '/remotes/a/12.js',
});

test.each([
  [404, true],
  [410, true],
  [200, false],
  [503, false],
])('a file of which the server says %i is gone: %p', async (status, gone) => {
  const asked = answering(async () => ({ status }));
  expect(await isGone(failed)).toBe(gone);
  expect(asked).toHaveBeenCalledWith(
    '/remotes/a/12.js',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
});

test('without an answer a file may still be there', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isGone(failed)).toBe(false);
});

test.each([
  new Error('no file'),
  Object.assign(new Error('odd'), { request: 12 }),
  'text',
  undefined,
])('no question is asked about %p, which names no file', async (error) => {
  const asked = answering(async () => ({ status: 404 }));
  expect(await isGone(error)).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});
