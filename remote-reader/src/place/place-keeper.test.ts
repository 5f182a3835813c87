import { afterEach, describe, expect, it } from '@jest/globals';
import { SAVE_AFTER_MS } from './place-keeper.ts';
import {
  openPlaceKeeper as open,
  SERVER_TIME,
  settled,
  unreachable,
} from './testing/open-place-keeper.ts';
import { watchLeaving } from './watch-leaving.ts';

describe('a keeper of places', () => {
  it('saves the last of the pages turned within a few seconds, once [R2.88]', async () => {
    const { clock, saved, show } = await open(null);
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
    const { clock, saved, show } = await open(null);
    for (let page = 1; page <= 61; page += 1) {
      show(page);
      clock.pass(500);
    }
    await settled();
    expect(saved().length).toBeLessThanOrEqual((61 * 500) / SAVE_AFTER_MS);
    expect(saved().length).toBeGreaterThan(5);
  });

  it('tells moments by the server’s clock, each later than the one before [R2.87]', async () => {
    const { clock, device, keeper, saved, show } = await open(null);
    show(1);
    show(2);
    await keeper.leave();
    device.today -= 7_200_000;
    show(3);
    await keeper.leave();
    clock.pass(10);
    device.today += 7_200_000;
    show(4);
    await keeper.leave();
    expect(saved().map(({ savedAt }) => savedAt)).toEqual([
      SERVER_TIME,
      SERVER_TIME + 1,
      SERVER_TIME + 10,
    ]);
  });

  it('saves at once when the page goes or is hidden, in a way that outlives it [R2.88]', async () => {
    const { http, keeper, saved, show } = await open(null);
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
    const { clock, failures, http, keeper, saved, show } = await open(null);
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
});
