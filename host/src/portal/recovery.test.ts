import { expect, jest, test } from '@jest/globals';
import { createFakeDialogs } from '@leeszaal/remote-kit/testing';
import type { AuthTokens } from '@leeszaal/shared-contracts';
import { setupI18n } from '@lingui/core';
import { createRecovery } from './recovery.ts';

const anna: AuthTokens = { accessToken: 'anna', refreshToken: 'r' };

function setUp({ isPublic = false } = {}) {
  let stored: AuthTokens | undefined = anna;
  const dialogs = createFakeDialogs();
  const [signIn, navigate, onRetry] = [jest.fn(), jest.fn(), jest.fn()];
  const recovery = createRecovery({
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
    dialogs,
    navigation: { navigate },
    tokens: {
      get: () => stored,
      clear: () => {
        stored = undefined;
      },
    },
    isPublic,
    signIn,
    onRetry,
  });
  const titles = () => dialogs.shown.map(({ message }) => message.title);
  const answer = async (actionId: string) => {
    dialogs.shown[0]?.choose(actionId);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const signInElsewhere = () => {
    stored = { ...anna, accessToken: 'bert' };
  };
  const calls = { signIn, navigate, onRetry };
  return { recovery, titles, answer, signInElsewhere, stored: () => stored, ...calls };
}

test('a session that is over is told once, and leads to the login without its tokens', async () => {
  const { recovery, titles, answer, stored, signIn, navigate } = setUp();
  recovery.onAuthenticationLost();
  recovery.onAuthenticationLost();
  expect(titles()).toEqual(['Authentication could not be refreshed']);
  expect(signIn).not.toHaveBeenCalled();
  await answer('login');
  expect(stored()).toBeUndefined();
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});

test('tokens that another tab has brought meanwhile are kept, and the page is loaded with them', async () => {
  const { recovery, answer, signInElsewhere, stored, signIn, navigate } = setUp();
  recovery.onAuthenticationLost();
  signInElsewhere();
  await answer('login');
  expect(stored()?.accessToken).toBe('bert');
  expect(navigate.mock.calls).toEqual([[0]]);
  expect(signIn).not.toHaveBeenCalled();
});

test('the public library asks no visitor to log in', () => {
  const { recovery, titles } = setUp({ isPublic: true });
  recovery.onAuthenticationLost();
  expect(titles()).toEqual([]);
});

test('all calls wait behind one question until the person tries again', async () => {
  const { recovery, titles, answer, onRetry } = setUp();
  const both = Promise.all([recovery.waitForRetry(), recovery.waitForRetry()]);
  expect(titles()).toEqual(['Server could not be reached']);
  expect(onRetry).not.toHaveBeenCalled();
  await answer('retry');
  await both;
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a question that no call needs any more is withdrawn', () => {
  const { recovery, titles } = setUp();
  const call = new AbortController();
  void recovery.waitForRetry(call.signal);
  call.abort();
  expect(titles()).toEqual([]);
});

test('a full storage is told once, however many changes it refuses', async () => {
  const { recovery, titles, answer } = setUp();
  recovery.onStorageFull();
  recovery.onStorageFull();
  expect(titles()).toEqual(['The library is out of storage space']);
  await answer('close');
  expect(titles()).toEqual([]);
  recovery.onStorageFull();
  expect(titles()).toHaveLength(1);
});

test('the question of a part that is no longer wanted is withdrawn [C2.40]', async () => {
  const { recovery, titles } = setUp();
  const part = new AbortController();
  void recovery.waitForPart(new Error('Loading chunk 7 failed.'), 1, part.signal);
  await new Promise((resolve) => setTimeout(resolve));
  expect(titles()).toEqual(['Server could not be reached']);
  part.abort();
  expect(titles()).toEqual([]);
});
