import { describe, expect, test } from '@jest/globals';
import { createTokenRefresher, REFRESH_MEMORY_MS } from './token-refresher.ts';

function setUp(answers: (boolean | Error)[]) {
  let awake = 0;
  let time = 1_000_000;
  let calls = 0;
  const refresher = createTokenRefresher({
    now: () => awake,
    time: () => time,
    refresh: async () => {
      const answer = answers[calls++];
      if (answer instanceof Error) throw answer;
      return answer ?? false;
    },
  });
  const setClock = (by: number) => {
    time += by;
  };
  const pass = (ms: number) => {
    awake += ms;
    setClock(ms);
  };
  return { refresher, calls: () => calls, pass, setClock };
}

describe('the token refresher', () => {
  test('refreshes once for ten callers at the same time', async () => {
    const { refresher, calls } = setUp([true]);
    expect(await Promise.all(Array.from({ length: 10 }, refresher))).toEqual(Array(10).fill(true));
    expect(calls()).toBe(1);
  });

  test('remembers a success for ten seconds and answers true meanwhile [C4.36 C9.9 R9.13]', async () => {
    const { refresher, calls, pass } = setUp([true, true]);
    await refresher();
    pass(REFRESH_MEMORY_MS - 1);
    expect(await refresher()).toBe(true);
    expect(calls()).toBe(1);
    pass(1);
    await refresher();
    expect(calls()).toBe(2);
  });

  test('remembers nothing of before the computer slept [C4.36]', async () => {
    const { refresher, calls, setClock } = setUp([true, true]);
    await refresher();
    // Asleep: the monotonic clock did not advance.
    setClock(60 * 60 * 1000);
    await refresher();
    expect(calls()).toBe(2);
  });

  test('remembers no longer when the clock is set back [C4.36]', async () => {
    const { refresher, calls, pass, setClock } = setUp([true, true]);
    await refresher();
    setClock(-5_000);
    pass(REFRESH_MEMORY_MS);
    await refresher();
    expect(calls()).toBe(2);
  });

  test('remembers neither a failure nor a rejection', async () => {
    const { refresher, calls } = setUp([false, new TypeError('network'), true]);
    expect(await refresher()).toBe(false);
    await expect(refresher()).rejects.toThrow('network');
    expect(await refresher()).toBe(true);
    expect(calls()).toBe(3);
  });
});
