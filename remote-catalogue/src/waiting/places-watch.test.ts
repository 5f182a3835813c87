import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createFakeHttp } from '@leeszaal/remote-kit/testing';
import { StatusError, type WaitingPlace } from '@leeszaal/shared-contracts';
import { POLL_PAUSES } from '../shell/poll-pause.ts';
import { createPlacesWatch, PLACES_PAUSE } from './places-watch.ts';

const PLACE: WaitingPlace = { state: 'waiting', pubKey: 'pub-1', title: 'Tea', number: 1 };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a place that is taken when the watch ends is not asked for [C2.497]', async () => {
  const taken = Promise.withResolvers<{ readonly outcome: 'waiting' }>();
  const http = createFakeHttp({
    getWaitingPlaces: () => [PLACE],
    takeWaitingPlace: () => taken.promise,
  });
  const watch = createPlacesWatch(http);
  watch.begin();
  await jest.advanceTimersByTimeAsync(0);
  const taking = watch.take('pub-1', null);
  watch.end();
  taken.resolve({ outcome: 'waiting' });
  await taking;
  await jest.advanceTimersByTimeAsync(3 * PLACES_PAUSE);
  expect(http.requestsOf('getWaitingPlaces')).toHaveLength(1);
});

test('places that could not be asked for are asked for again [C2.497]', async () => {
  let isBroken = true;
  const http = createFakeHttp({
    getWaitingPlaces: () => {
      if (isBroken) throw new StatusError(502, null);
      return [PLACE];
    },
  });
  const watch = createPlacesWatch(http);
  watch.begin();
  await jest.advanceTimersByTimeAsync(0);
  isBroken = false;
  await jest.advanceTimersByTimeAsync(PLACES_PAUSE);
  expect(watch.current('pub-1')).toEqual({ kind: 'waiting', number: 1 });
  watch.end();
});

test('a server without queues is asked once [C2.580]', async () => {
  const http = createFakeHttp({
    getWaitingPlaces: () => {
      throw new StatusError(404, null);
    },
  });
  const watch = createPlacesWatch(http);
  watch.begin();
  await jest.advanceTimersByTimeAsync(100 * PLACES_PAUSE);
  expect(http.requestsOf('getWaitingPlaces')).toHaveLength(1);
  watch.end();
});

test('failures one after the other are asked again later each time [C2.580]', async () => {
  const http = createFakeHttp({
    getWaitingPlaces: () => {
      throw new StatusError(502, null);
    },
  });
  const watch = createPlacesWatch(http);
  watch.begin();
  const counts: number[] = [];
  for (const pause of [0, ...POLL_PAUSES, POLL_PAUSES.at(-1) ?? 0]) {
    await jest.advanceTimersByTimeAsync(pause);
    counts.push(http.requestsOf('getWaitingPlaces').length);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
  watch.end();
});

test('a person with a place is still asked about after a 404 [C2.580]', async () => {
  let isGone = false;
  const http = createFakeHttp({
    getWaitingPlaces: () => {
      if (isGone) throw new StatusError(404, null);
      return [PLACE];
    },
  });
  const watch = createPlacesWatch(http);
  watch.begin();
  await jest.advanceTimersByTimeAsync(0);
  isGone = true;
  await jest.advanceTimersByTimeAsync(2 * PLACES_PAUSE);
  expect(http.requestsOf('getWaitingPlaces')).toHaveLength(3);
  watch.end();
});
