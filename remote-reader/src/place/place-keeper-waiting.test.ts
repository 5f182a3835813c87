import { describe, expect, it } from '@jest/globals';
import { createFakeHttp } from '@leeszaal/remote-kit/testing';
import { type ReadingPlace, StatusError } from '@leeszaal/shared-contracts';
import { ASK_AGAIN_MS, SAVE_AFTER_MS } from './place-keeper.ts';
import {
  beginPlaceKeeper as begin,
  kept,
  SERVER_TIME,
  settled,
  unreachable,
} from './testing/open-place-keeper.ts';

describe('a keeper of places', () => {
  it('saves nothing of itself until the server has told, and then offers what it keeps [R2.91]', async () => {
    const answer = Promise.withResolvers<{ place: ReadingPlace | null; now: number }>();
    const http = createFakeHttp({
      getReadingPlace: () => answer.promise,
      saveReadingPlace: () => undefined,
    });
    const { clock, keeper, saved, show } = await begin(http);
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
    const http = createFakeHttp({
      getReadingPlace: () => answer.promise.then(tell),
      saveReadingPlace: () => undefined,
    });
    const { clock, saved, show } = await begin(http);
    show(1);
    show(2);
    answer.resolve();
    await settled();
    expect(saved()).toEqual([]);
    clock.pass(SAVE_AFTER_MS);
    expect(saved()).toMatchObject([{ page: 2 }]);
  });

  it('saves on leaving, though the server has not told, only who has read on [R2.91]', async () => {
    const http = createFakeHttp({
      getReadingPlace: () => new Promise<never>(() => undefined),
      saveReadingPlace: () => undefined,
    });
    const { keeper, saved, show } = await begin(http);
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
      const http = createFakeHttp({ getReadingPlace: fail, saveReadingPlace: () => undefined });
      const { asked, clock, keeper, saved, show } = await begin(http);
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
    const http = createFakeHttp({
      getReadingPlace: unreachable,
      saveReadingPlace: () => undefined,
    });
    const { asked, clock, saved, show } = await begin(http);
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

  it('reads without a server that knows of places', async () => {
    const http = createFakeHttp({ saveReadingPlace: () => undefined });
    const { failures, keeper, saved, show } = await begin(http);
    expect(failures).toEqual(['place-not-read']);
    for (const page of [1, 2, 3, 4]) show(page);
    await keeper.leave();
    expect(saved()).toHaveLength(1);
  });
});
