import { expect, test } from '@jest/globals';
import { createTokens } from './tokens.ts';

/** Clocks of a test. */
function clocks() {
  let ms = 0;
  return {
    now: () => ms,
    time: () => ms,
    pass: (by: number) => {
      ms += by;
    },
  };
}

test('asks the page at the start, and again when a token has ended', async () => {
  let given = 0;
  const clock = clocks();
  const tokens = createTokens(
    () => async () => {
      given += 1;
      return `token ${given}`;
    },
    clock,
  );
  expect(tokens.accessToken()).toBeUndefined();
  expect(await Promise.all([tokens.refresh(), tokens.refresh()])).toEqual([true, true]);
  expect(tokens.accessToken()).toBe('token 1');
  clock.pass(60_000);
  await tokens.refresh();
  expect(tokens.accessToken()).toBe('token 2');
});

test('a provider that rejects, or gives no text, means that there is no token', async () => {
  const refusing = createTokens(() => async () => {
    throw new Error('signed out');
  });
  expect(await refusing.refresh()).toBe(false);
  const empty = createTokens(() => async () => '');
  expect(await empty.refresh()).toBe(false);
  expect(await createTokens(() => undefined).refresh()).toBe(false);
});

test('a later provider replaces the first', async () => {
  const clock = clocks();
  let provider = async () => 'first';
  const tokens = createTokens(() => provider, clock);
  await tokens.refresh();
  provider = async () => 'second';
  clock.pass(60_000);
  await tokens.refresh();
  expect(tokens.accessToken()).toBe('second');
});
