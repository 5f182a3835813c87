import { afterEach, expect, jest, test } from '@jest/globals';
import { askAhead } from './ask-ahead.ts';

const loads = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = loads;
});

test('another origin is asked without a token, and its own is not; a failure is silent [R10.29]', async () => {
  const asked = jest.fn((_url: string, _options: RequestInit) =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  Object.assign(globalThis, { fetch: asked });
  askAhead(new URL('/api/documents/d/open', location.href).href);
  expect(asked).not.toHaveBeenCalled();
  askAhead('https://library.test/api/documents/d/open');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith('https://library.test/api/documents/d/open', {
    method: 'OPTIONS',
    referrerPolicy: 'no-referrer',
  });
});
