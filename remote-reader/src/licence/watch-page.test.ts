import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LicenceKeeper } from './licence-keeper.ts';
import type { LicenceEvent } from './licence-state.contract.ts';
import { watchPage } from './watch-page.ts';

let events: LicenceEvent[];
let left: unknown[];
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  events = [];
  left = [];
  stop = watchPage({
    dispatch: (event: LicenceEvent) => events.push(event),
    leave: async (options: unknown) => void left.push(options),
  } as unknown as LicenceKeeper);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const become = (visibilityState: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a page', () => {
  test('that comes into sight again tells how long it was away [R4.21]', () => {
    become('hidden');
    jest.advanceTimersByTime(40_000);
    expect(events).toEqual([]);
    become('visible');
    expect(events).toEqual([{ kind: 'woken', gap: 40_000 }]);
  });

  test('that slept tells so by itself, by the clock on the wall [R4.21]', () => {
    jest.advanceTimersByTime(20_000);
    expect(events).toEqual([]);
    jest.setSystemTime(Date.now() + 300_000);
    jest.advanceTimersByTime(5000);
    expect(events).toEqual([{ kind: 'woken', gap: expect.any(Number) }]);
    expect(events[0]).toMatchObject({ gap: 305_000 });
  });

  test.each([
    ['resume', document],
    ['online', window],
  ])('polls on %s [R4.20]', (type, target) => {
    jest.advanceTimersByTime(3000);
    target.dispatchEvent(new Event(type));
    expect(events).toEqual([{ kind: 'woken', gap: 3000 }]);
  });

  test('that goes gives the loan back in a way that outlives it, and borrows again when it returns [R4.22 R4.23]', () => {
    window.dispatchEvent(new Event('pagehide'));
    expect(left).toEqual([{ keepalive: true }]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(events).toEqual([]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(events).toEqual([{ kind: 'opened' }]);
  });

  test('that is watched no more tells nothing', () => {
    stop();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pagehide'));
    jest.advanceTimersByTime(60_000);
    expect([...events, ...left]).toEqual([]);
  });
});
