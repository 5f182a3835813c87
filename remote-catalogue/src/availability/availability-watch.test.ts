import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Availability, MOST_AVAILABILITIES } from '@leeszaal/shared-contracts';
import { POLL_PAUSES } from '../shell/poll-pause.ts';
import {
  type AvailabilityWatch,
  createAvailabilityWatch,
  SETTLE_PAUSE,
} from './availability-watch.ts';

const MINUTE = 60_000;

describe('the watch over what is in view', () => {
  const ask = jest.fn<(pubKeys: readonly string[]) => Promise<readonly Availability[]>>();
  let watch: AvailabilityWatch;
  let minutes: number;
  beforeEach(() => {
    jest.useFakeTimers();
    minutes = 4;
    ask.mockReset().mockImplementation(async (pubKeys) => {
      return pubKeys
        .filter((pubKey) => pubKey !== 'missing')
        .map((pubKey) => ({ state: 'on-loan', pubKey, seats: 1, minutes }));
    });
    watch = createAvailabilityWatch(ask);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const pass = (time: number) => jest.advanceTimersByTimeAsync(time);
  const asked = () => ask.mock.calls.map(([pubKeys]) => pubKeys);
  function showPage(state: DocumentVisibilityState): void {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  test('makes one call for all that is in view once it has settled [C2.472]', async () => {
    const [leaveFirst] = ['a', 'b', 'b', 'c'].map((key) => watch.enter(key));
    leaveFirst?.();
    await pass(SETTLE_PAUSE - 1);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toEqual([['b', 'c']]);
    expect(watch.current('b')).toEqual({ state: 'on-loan', pubKey: 'b', seats: 1, minutes: 4 });
    expect(watch.current('a')).toBeUndefined();
  });

  test('asks about what comes into view while a call runs as soon as that is over [C2.472]', async () => {
    let finish: (answer: readonly Availability[]) => void = () => undefined;
    ask.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    watch.enter('a');
    await pass(SETTLE_PAUSE);
    watch.enter('b');
    await pass(MINUTE);
    expect(asked()).toEqual([['a']]);
    finish([]);
    await pass(SETTLE_PAUSE);
    expect(asked()).toEqual([['a'], ['b', 'a']]);
  });

  test('asks about no more than a call can hold, and then about the rest [C2.472]', async () => {
    for (let index = 0; index < MOST_AVAILABILITIES + 2; index += 1) watch.enter(`pub-${index}`);
    await pass(SETTLE_PAUSE);
    await pass(SETTLE_PAUSE);
    expect(asked().map(({ length }) => length)).toEqual([50, 50]);
    expect(asked()[1]?.slice(0, 2)).toEqual(['pub-50', 'pub-51']);
  });

  test('asks again at growing intervals, and sooner after news [C2.473]', async () => {
    const heard = jest.fn();
    watch.subscribe(heard);
    watch.enter('a');
    await pass(SETTLE_PAUSE);
    for (const [index, pause] of POLL_PAUSES.entries()) {
      await pass(pause - 1);
      expect(ask).toHaveBeenCalledTimes(1 + index);
      await pass(1);
      expect(ask).toHaveBeenCalledTimes(2 + index);
    }
    expect(heard).toHaveBeenCalledTimes(1);
    minutes = 3;
    await pass(MINUTE);
    expect(heard).toHaveBeenCalledTimes(2);
    ask.mockClear();
    await pass(POLL_PAUSES[0]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('a publication that the library does not have is asked about like the others [C2.473]', async () => {
    watch.enter('missing');
    await pass(SETTLE_PAUSE + POLL_PAUSES[0] - 1);
    expect(asked()).toEqual([['missing']]);
    expect(watch.current('missing')).toBeUndefined();
  });

  test('pauses in a hidden tab, and asks when it is shown again [C2.474]', async () => {
    watch.enter('a');
    await pass(SETTLE_PAUSE);
    showPage('hidden');
    await pass(10 * MINUTE);
    expect(ask).toHaveBeenCalledTimes(1);
    showPage('visible');
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('keeps the last answer after a failure and without a network, and goes on [C2.475]', async () => {
    watch.enter('a');
    await pass(SETTLE_PAUSE);
    ask.mockRejectedValueOnce(new Error('503'));
    await pass(POLL_PAUSES[0]);
    expect(watch.current('a')).toMatchObject({ minutes: 4 });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pass(10 * MINUTE);
    expect(ask).toHaveBeenCalledTimes(2);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    minutes = 1;
    await pass(MINUTE);
    expect(watch.current('a')).toMatchObject({ minutes: 1 });
  });

  test('ends with the last card in view, also a call that runs [C2.474]', async () => {
    const leave = watch.enter('a');
    await pass(SETTLE_PAUSE);
    leave();
    await pass(10 * MINUTE);
    expect(ask).toHaveBeenCalledTimes(1);
    const signals: AbortSignal[] = [];
    watch = createAvailabilityWatch((_pubKeys, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const leaveAgain = watch.enter('a');
    await pass(SETTLE_PAUSE);
    leaveAgain();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
