import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createFakeHttp, type FakeHttp } from '@leeszaal/remote-kit/testing';
import { NetworkError, type ReadingPlace, StatusError } from '@leeszaal/shared-contracts';
import { createFakeClock, type FakeClock } from '../clock/testing/fake-clock.ts';
import type { Move, Viewer, ViewerState } from '../viewers/contract/viewer.contract.ts';
import { createStateStore } from '../viewers/state/state-store.ts';
import { ASK_AGAIN_MS, PlaceKeeper, SAVE_AFTER_MS, WAIT_FOR_PLACE_MS } from './place-keeper.ts';
import { viewAt } from './testing/view-at.ts';
import { watchLeaving } from './watch-leaving.ts';

const SERVER_TIME = 1_000_000;

let http: FakeHttp;
let clock: FakeClock;
let today: number;
let failures: string[];
let moves: Move[];
let keeper: PlaceKeeper;
let viewer: Viewer;
let store: ReturnType<typeof createStateStore<ViewerState>>;

const settled = () => new Promise((resolve) => setTimeout(resolve));
const unreachable = () => {
  throw new NetworkError('gone');
};
const show = (page: number) => store.set({ kind: 'ready', view: viewAt(page) });
const asked = () => http.calls.filter(({ name }) => name === 'getReadingPlace').length;
const saved = () =>
  http.calls
    .filter(({ name }) => name === 'saveReadingPlace')
    .map(({ request }) => (request as { body: ReadingPlace }).body);

async function open(
  place: ReadingPlace | null,
  isAddressed = false,
  when: 'with the viewer' | 'before the viewer' = 'with the viewer',
): Promise<void> {
  http = createFakeHttp({
    getReadingPlace: () => ({ place, now: SERVER_TIME }),
    saveReadingPlace: () => undefined,
  });
  await begin(isAddressed, when);
}

async function begin(isAddressed = false, when = 'with the viewer'): Promise<void> {
  clock = createFakeClock();
  failures = [];
  moves = [];
  store = createStateStore<ViewerState>({ kind: 'empty', place: undefined });
  keeper = new PlaceKeeper({
    http,
    docKey: 'doc',
    isAddressed,
    clock,
    today: () => today + clock.now(),
    onFailure: (name) => failures.push(name),
    signal: new AbortController().signal,
  });
  viewer = {
    state: store.get,
    subscribe: store.subscribe,
    go: (move) => moves.push(move),
  } as Partial<Viewer> as Viewer;
  if (when === 'with the viewer') keeper.follow(viewer);
  await settled();
}

const kept: ReadingPlace = {
  file: '40.pdf',
  position: '40.pdf',
  page: 40,
  fraction: 0.4,
  savedAt: 5,
};

describe('a keeper of places', () => {
  beforeEach(() => {
    // A device that is an hour behind.
    today = SERVER_TIME - 3_600_000;
  });

  it('saves the last of the pages turned within a few seconds, once [R2.88]', async () => {
    await open(null);
    for (const page of [1, 2, 3, 4]) show(page);
    clock.pass(SAVE_AFTER_MS - 1);
    expect(saved()).toEqual([]);
    clock.pass(1);
    await settled();
    expect(saved()).toEqual([
      { file: '4.pdf', position: '4.pdf', page: 4, fraction: 0.04, savedAt: SERVER_TIME },
    ]);
    clock.pass(60_000);
    expect(saved()).toHaveLength(1);
  });

  it('saves no more often than every few seconds while pages are turned without end', async () => {
    await open(null);
    for (let page = 1; page <= 61; page += 1) {
      show(page);
      clock.pass(500);
    }
    await settled();
    expect(saved().length).toBeLessThanOrEqual((61 * 500) / SAVE_AFTER_MS);
    expect(saved().length).toBeGreaterThan(5);
  });

  it('tells moments by the server’s clock, each later than the one before [R2.87]', async () => {
    await open(null);
    show(1);
    show(2);
    await keeper.leave();
    today -= 7_200_000;
    show(3);
    await keeper.leave();
    clock.pass(10);
    today += 7_200_000;
    show(4);
    await keeper.leave();
    expect(saved().map(({ savedAt }) => savedAt)).toEqual([
      SERVER_TIME,
      SERVER_TIME + 1,
      SERVER_TIME + 10,
    ]);
  });

  it('saves at once when the page goes or is hidden, in a way that outlives it [R2.88]', async () => {
    await open(null);
    const stop = watchLeaving(keeper);
    show(1);
    show(2);
    window.dispatchEvent(new Event('pagehide'));
    await settled();
    show(3);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(saved()).toHaveLength(1);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(saved().map(({ page }) => page)).toEqual([2, 3]);
    expect(http.calls.at(-1)?.options).toMatchObject({ keepalive: true });
    stop();
    show(4);
    window.dispatchEvent(new Event('pagehide'));
    expect(saved()).toHaveLength(2);
  });
  afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'));

  it('is silent about a failure, and saves the place with the next one or on leaving [R2.102]', async () => {
    await open(null);
    http.answer({ saveReadingPlace: unreachable });
    show(1);
    show(2);
    clock.pass(SAVE_AFTER_MS);
    await settled();
    expect(failures).toEqual(['place-not-saved']);
    expect(http.calls.at(-1)?.options).toMatchObject({ onNetworkFailure: 'throw' });
    clock.pass(60_000);
    expect(saved()).toHaveLength(1);
    http.answer({ saveReadingPlace: () => undefined });
    await keeper.leave();
    expect(saved().map(({ page }) => page)).toEqual([2, 2]);
  });

  it('opens the document at the kept place, and tells so until the first turn [R2.89]', async () => {
    await open(kept, false, 'before the viewer');
    expect(await keeper.opening()).toEqual(kept);
    expect(keeper.notice()).toBeUndefined();
    keeper.follow(viewer);
    show(40);
    expect(keeper.notice()).toEqual({ kind: 'continued', place: kept });
    await keeper.leave();
    expect(saved()).toEqual([]);
    show(41);
    expect(keeper.notice()).toBeUndefined();
    await keeper.leave();
    expect(saved()).toMatchObject([{ page: 41 }]);
  });

  it('leads from there to the beginning, which is a move like every other [R2.89]', async () => {
    await open(kept, false, 'before the viewer');
    await keeper.opening();
    keeper.follow(viewer);
    show(40);
    keeper.restart();
    expect(moves).toEqual([{ to: 'first-page' }]);
    expect(keeper.notice()).toBeUndefined();
    show(1);
    await keeper.leave();
    expect(saved()).toMatchObject([{ page: 1 }]);
  });

  it('tells nothing where the kept place is the beginning [R2.89]', async () => {
    await open({ ...kept, file: '1.pdf', position: '1.pdf', page: 1 }, false, 'before the viewer');
    expect(await keeper.opening()).toMatchObject({ page: 1 });
    keeper.follow(viewer);
    show(1);
    expect(keeper.notice()).toBeUndefined();
  });

  it('opens the document at its beginning when the answer is late, and offers the place then [R2.93]', async () => {
    const answer = Promise.withResolvers<{ place: ReadingPlace | null; now: number }>();
    http = createFakeHttp({ getReadingPlace: () => answer.promise });
    await begin();
    const opening = keeper.opening();
    clock.pass(WAIT_FOR_PLACE_MS);
    expect(await opening).toBeUndefined();
    show(1);
    answer.resolve({ place: kept, now: SERVER_TIME });
    await settled();
    expect(keeper.notice()).toEqual({ kind: 'offered', place: kept });
    expect(moves).toEqual([]);
  });

  it.each([
    ['the server fails', unreachable, false],
    ['the address names another place', () => ({ place: kept, now: SERVER_TIME }), true],
  ])(
    'opens it where the address says, else at its beginning, when %s [R2.94]',
    async (_when, tell, named) => {
      http = createFakeHttp({ getReadingPlace: tell, saveReadingPlace: () => undefined });
      await begin(named);
      expect(await keeper.opening()).toBeUndefined();
    },
  );

  it('offers the kept place and goes there, without saving it again', async () => {
    await open(kept);
    show(1);
    expect(keeper.notice()).toEqual({ kind: 'offered', place: kept });
    keeper.resume();
    expect(moves).toEqual([{ to: 'link', link: '40.pdf' }]);
    expect(keeper.notice()).toBeUndefined();
    show(40);
    await keeper.leave();
    expect(saved()).toEqual([]);
    keeper.resume();
    expect(moves).toHaveLength(1);
  });

  it('saves nothing of itself until the server has told, and then offers what it keeps [R2.91]', async () => {
    const answer = Promise.withResolvers<{ place: ReadingPlace | null; now: number }>();
    http = createFakeHttp({
      getReadingPlace: () => answer.promise,
      saveReadingPlace: () => undefined,
    });
    await begin();
    show(1);
    show(2);
    clock.pass(60_000);
    expect(saved()).toEqual([]);
    answer.resolve({ place: kept, now: SERVER_TIME });
    await settled();
    expect(keeper.notice()).toEqual({ kind: 'offered', place: kept });
    show(3);
    clock.pass(60_000);
    expect(saved()).toEqual([]);
    show(4);
    clock.pass(SAVE_AFTER_MS);
    expect(saved()).toMatchObject([{ page: 4 }]);
  });

  it.each([
    ['has told of none', () => ({ place: null, now: SERVER_TIME })],
    [
      'knows of no such document',
      () => {
        throw new StatusError(404, undefined);
      },
    ],
  ])('saves what was turned to before the server %s', async (_how, tell) => {
    const answer = Promise.withResolvers<void>();
    http = createFakeHttp({
      getReadingPlace: () => answer.promise.then(tell),
      saveReadingPlace: () => undefined,
    });
    await begin();
    show(1);
    show(2);
    answer.resolve();
    await settled();
    expect(saved()).toEqual([]);
    clock.pass(SAVE_AFTER_MS);
    expect(saved()).toMatchObject([{ page: 2 }]);
  });

  it('saves on leaving, though the server has not told, only who has read on [R2.91]', async () => {
    http = createFakeHttp({
      getReadingPlace: () => new Promise<never>(() => undefined),
      saveReadingPlace: () => undefined,
    });
    await begin();
    for (const page of [1, 2, 3]) show(page);
    await keeper.leave();
    expect(saved()).toEqual([]);
    show(4);
    await keeper.leave();
    expect(saved()).toMatchObject([{ page: 4 }]);
  });

  it.each([
    ['was unreachable', unreachable],
    [
      'failed',
      () => {
        throw new StatusError(500, undefined);
      },
    ],
  ])(
    'asks again when the server %s, and offers the place after all [R2.92]',
    async (_how, fail) => {
      http = createFakeHttp({ getReadingPlace: fail, saveReadingPlace: () => undefined });
      await begin();
      show(1);
      show(2);
      await keeper.leave();
      clock.pass(ASK_AGAIN_MS - 1);
      expect(saved()).toEqual([]);
      expect(asked()).toBe(1);
      http.answer({ getReadingPlace: () => ({ place: kept, now: SERVER_TIME }) });
      clock.pass(1);
      await settled();
      expect(asked()).toBe(2);
      expect(keeper.notice()).toEqual({ kind: 'offered', place: kept });
      show(3);
      clock.pass(60_000);
      expect(asked()).toBe(2);
      expect(saved()).toEqual([]);
    },
  );

  it('asks a server that cannot tell only when a page is shown, and seldom [R2.92]', async () => {
    http = createFakeHttp({ getReadingPlace: unreachable, saveReadingPlace: () => undefined });
    await begin();
    clock.pass(60_000);
    expect(asked()).toBe(1);
    for (let page = 1; page <= 10; page += 1) {
      show(page);
      await settled();
    }
    expect(asked()).toBe(2);
    clock.pass(ASK_AGAIN_MS);
    await settled();
    clock.pass(60_000);
    await settled();
    expect(asked()).toBe(3);
    expect(saved()).toMatchObject([{ page: 10 }]);
  });

  it('stays at the beginning when the offer is dismissed, and leaves the kept place alone', async () => {
    await open(kept);
    show(1);
    let told = 0;
    keeper.subscribe(() => {
      told += 1;
    });
    keeper.dismiss();
    expect(keeper.notice()).toBeUndefined();
    expect(told).toBe(1);
    await keeper.leave();
    expect([moves, saved()]).toEqual([[], []]);
  });

  it('offers nothing where the address says where to be, and saves what is read from there [R2.94]', async () => {
    await open(kept, true);
    show(7);
    expect(keeper.notice()).toBeUndefined();
    show(8);
    await keeper.leave();
    expect(saved()).toMatchObject([{ page: 8, savedAt: SERVER_TIME }]);
  });

  it('reads without a server that knows of places', async () => {
    http = createFakeHttp({ saveReadingPlace: () => undefined });
    await begin();
    expect(failures).toEqual(['place-not-read']);
    for (const page of [1, 2, 3, 4]) show(page);
    await keeper.leave();
    expect(saved()).toHaveLength(1);
  });
});
