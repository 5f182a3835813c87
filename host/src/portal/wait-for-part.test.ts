import { afterEach, expect, jest, test } from '@jest/globals';
import { loadWithRetry } from '@leeszaal/remote-kit/parts';
import type { DialogMessage } from '@leeszaal/shared-contracts';
import { setupI18n } from '@lingui/core';
import { createWaitForPart } from './wait-for-part.ts';

const loads = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = loads;
});

const request = '/142.3d1d6f07d31c1150ed41.js';
const failed = Object.assign(new Error('Loading chunk 142 failed.'), { request });

/** A portal on a server that answers this for the file. */
function portalOn(status: number) {
  Object.assign(globalThis, { fetch: async () => ({ status }) });
  const answer = Promise.withResolvers<string | undefined>();
  const asked = Promise.withResolvers<void>();
  const message = jest.fn((_: DialogMessage) => {
    asked.resolve();
    return answer.promise;
  });
  const moved = Promise.withResolvers<unknown>();
  const navigate = jest.fn((to: unknown) => moved.resolve(to));
  const waitForRetry = jest.fn(async () => {});
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const waitForPart = createWaitForPart({
    dialogs: { message },
    navigation: { navigate },
    i18n,
    waitForRetry,
  });
  return {
    message,
    navigate,
    waitForRetry,
    waitForPart,
    asked: asked.promise,
    moved: moved.promise,
    reload: () => answer.resolve('reload'),
  };
}

test('a part that may still be there is asked for again [C2.43]', async () => {
  const { waitForPart, waitForRetry, message } = portalOn(200);
  const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(failed);
  expect(await loadWithRetry(load.mockResolvedValue('part'), waitForPart)).toBe('part');
  expect(waitForRetry).toHaveBeenCalledTimes(1);
  expect(message).not.toHaveBeenCalled();
});

test('a part whose release is gone is not asked for again: the page is loaded anew [C2.43]', async () => {
  const { waitForPart, waitForRetry, message, navigate, asked, moved, reload } = portalOn(404);
  const load = jest.fn(() => Promise.reject(failed));
  // Several chunks may be wanted at once.
  void loadWithRetry(load, waitForPart);
  void loadWithRetry(load, waitForPart);
  await asked;
  expect(message).toHaveBeenCalledTimes(1);
  expect(message.mock.calls[0]?.[0]).toMatchObject({
    title: 'A new version is available',
    actions: [{ id: 'reload', label: 'Reload the page', variant: 'primary' }],
    mustAct: true,
  });
  expect(navigate).not.toHaveBeenCalled();
  reload();
  expect(await moved).toBe(0);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(waitForRetry).not.toHaveBeenCalled();
});
