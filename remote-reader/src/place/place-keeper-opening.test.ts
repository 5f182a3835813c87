import { describe, expect, it } from '@jest/globals';
import { createFakeHttp } from '@leeszaal/remote-kit/testing';
import type { ReadingPlace } from '@leeszaal/shared-contracts';
import { WAIT_FOR_PLACE_MS } from './place-keeper.ts';
import {
  beginPlaceKeeper as begin,
  kept,
  openPlaceKeeper as open,
  SERVER_TIME,
  settled,
  unreachable,
} from './testing/open-place-keeper.ts';

describe('a keeper of places', () => {
  it('opens the document at the kept place, and tells so until the first turn [R2.89]', async () => {
    const { keeper, saved, show, viewer } = await open(kept, false, 'before the viewer');
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
    const { keeper, moves, saved, show, viewer } = await open(kept, false, 'before the viewer');
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
    const { keeper, show, viewer } = await open(
      { ...kept, file: '1.pdf', position: '1.pdf', page: 1 },
      false,
      'before the viewer',
    );
    expect(await keeper.opening()).toMatchObject({ page: 1 });
    keeper.follow(viewer);
    show(1);
    expect(keeper.notice()).toBeUndefined();
  });

  it('opens the document at its beginning when the answer is late, and offers the place then [R2.93]', async () => {
    const answer = Promise.withResolvers<{ place: ReadingPlace | null; now: number }>();
    const http = createFakeHttp({ getReadingPlace: () => answer.promise });
    const { clock, keeper, moves, show } = await begin(http);
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
      const http = createFakeHttp({ getReadingPlace: tell, saveReadingPlace: () => undefined });
      const { keeper } = await begin(http, named);
      expect(await keeper.opening()).toBeUndefined();
    },
  );

  it('offers the kept place and goes there, without saving it again', async () => {
    const { keeper, moves, saved, show } = await open(kept);
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

  it('stays at the beginning when the offer is dismissed, and leaves the kept place alone', async () => {
    const { keeper, moves, saved, show } = await open(kept);
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
    const { keeper, saved, show } = await open(kept, true);
    show(7);
    expect(keeper.notice()).toBeUndefined();
    show(8);
    await keeper.leave();
    expect(saved()).toMatchObject([{ page: 8, savedAt: SERVER_TIME }]);
  });
});
