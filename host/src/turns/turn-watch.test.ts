import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createFakeHttp, type FakeHttp } from '@leeszaal/remote-kit/testing';
import { endpoints, StatusError, type WaitingPlace } from '@leeszaal/shared-contracts';
import { forgetOwnStorage } from '../session/session-owner.ts';
import { createTurnWatch, SHOWN_PAUSE, TURN_PAUSE } from './turn-watch.ts';

const waiting = (pubKey = 'pub-1'): WaitingPlace => ({
  ...{ state: 'waiting', pubKey, title: 'Tea', number: 1 },
});
const turn = (pubKey = 'pub-1', title = 'Tea'): WaitingPlace => ({
  ...{ state: 'turn', pubKey, title, seconds: 300 },
});

let places: WaitingPlace[];
let server: FakeHttp;
const onTurn = jest.fn<(title: string) => void>();
let visibility: DocumentVisibilityState;
let ends: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  onTurn.mockReset();
  places = [];
  server = createFakeHttp({ getWaitingPlaces: () => places });
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  ends = [];
  const add = document.addEventListener.bind(document);
  jest.spyOn(document, 'addEventListener').mockImplementation((type: string, listener) => {
    add(type, listener);
    ends.push(() => document.removeEventListener(type, listener));
  });
});
afterEach(() => {
  for (const end of ends) end();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A page of the browser, in this tab or another: its watch, and what a remote asks. */
async function open() {
  const { http, begin } = createTurnWatch({ http: server, local: localStorage, onTurn });
  begin();
  await pass(0);
  // A remote has endpoints of its own.
  return { ask: () => http.call({ ...endpoints.getWaitingPlaces }, {}) };
}
const pass = (time: number) => jest.advanceTimersByTimeAsync(time);
const requests = () => server.requestsOf('getWaitingPlaces').length;
async function show(state: DocumentVisibilityState): Promise<void> {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

test('a turn that comes after the catalogue has gone is told, once [C2.540]', async () => {
  const { ask } = await open();
  places = [waiting()];
  await ask();
  places = [turn()];
  await pass(TURN_PAUSE);
  expect(onTurn.mock.calls).toEqual([['Tea']]);
  await pass(3 * TURN_PAUSE);
  await ask();
  expect(onTurn).toHaveBeenCalledTimes(1);
});

test('a turn is told once, though the page is reloaded, and in one tab [C2.541]', async () => {
  const first = await open();
  places = [turn()];
  await first.ask();
  const second = await open();
  await second.ask();
  expect(onTurn).toHaveBeenCalledTimes(1);
  // A later turn for the same document is another one.
  places = [waiting(), turn('pub-2', '')];
  await second.ask();
  places = [turn(), turn('pub-2', '')];
  await second.ask();
  expect(onTurn.mock.calls).toEqual([['Tea'], [''], ['Tea']]);
});

test('a page without the catalogue asks only for a person who waits [C2.542]', async () => {
  await open();
  await show('visible');
  await pass(5 * TURN_PAUSE);
  expect(requests()).toBe(0);
  const { ask } = await open();
  places = [waiting()];
  await ask();
  places = [turn()];
  await open();
  expect(onTurn).toHaveBeenCalledTimes(1);
  places = [];
  await pass(TURN_PAUSE);
  const before = requests();
  await pass(5 * TURN_PAUSE);
  expect(requests()).toBe(before);
});

test('answers that a remote asked for spare requests, and a hidden page has none [C2.542]', async () => {
  const { ask } = await open();
  places = [waiting()];
  for (let each = 0; each < 5; each += 1) {
    await ask();
    await pass(TURN_PAUSE - 1);
  }
  expect(requests()).toBe(5);
  visibility = 'hidden';
  await pass(3 * TURN_PAUSE);
  expect(requests()).toBe(5);
  await show('visible');
  await pass(SHOWN_PAUSE);
  expect(requests()).toBe(6);
});

test('a page that is shown again asks when an answer is due, and no remote asks [C2.542]', async () => {
  const { ask } = await open();
  places = [waiting()];
  await ask();
  await pass(TURN_PAUSE / 2);
  await show('hidden');
  await show('visible');
  await pass(TURN_PAUSE / 2 - 1);
  expect(requests()).toBe(1);
  await pass(1);
  expect(requests()).toBe(2);
  await show('hidden');
  await pass(2 * TURN_PAUSE);
  await show('visible');
  await ask();
  await pass(SHOWN_PAUSE);
  expect(requests()).toBe(3);
});

test('a failure is silent, and the places are asked for again [C2.542]', async () => {
  const { ask } = await open();
  places = [waiting()];
  await ask();
  server = createFakeHttp({
    getWaitingPlaces: () => {
      throw new StatusError(502, null);
    },
  });
  await open();
  await pass(TURN_PAUSE);
  expect(requests()).toBe(2);
  expect(onTurn).not.toHaveBeenCalled();
});

test('what is kept goes with the person [C2.542]', async () => {
  const { ask } = await open();
  places = [turn(), waiting('pub-2')];
  await ask();
  expect(localStorage).toHaveLength(2);
  forgetOwnStorage(localStorage);
  expect(localStorage).toHaveLength(0);
});
