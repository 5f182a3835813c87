import { describe, expect, test } from '@jest/globals';
import { beginNotes, judgeExchange, type Progress, type Verdict } from './judge-exchange.ts';
import type { ConnectionLimits } from './limits.ts';

const limits: ConnectionLimits = {
  headTime: 1,
  interval: 1000,
  bodyRate: 100,
  bodyWindow: 10_000,
  unreadTime: 20_000,
  answerRate: 100,
  lingerTime: 1,
  drainTime: 1,
};

/** Judges the progress `at` each second of a minute; returns the first verdict that is not fine. */
function watch(at: (second: number) => Partial<Progress>): [Verdict, second: number] {
  let notes = beginNotes(0, 0);
  for (let second = 1; second <= 600; second += 1) {
    const progress: Progress = {
      now: second * 1000,
      isReceived: true,
      isServerSlow: false,
      bytesReceived: 0,
      bytesSent: 0,
      bytesWaiting: 0,
      ...at(second),
    };
    const [verdict, next] = judgeExchange(notes, progress, limits);
    if (verdict !== 'fine') return [verdict, second];
    notes = next;
  }
  return ['fine', 600];
}

describe('a body', () => {
  test.each([
    ['that does not come', () => 0, 'slow-body', 10],
    ['that drips', (s: number) => s * 90, 'slow-body', 10],
    ['that is slow and steady', (s: number) => s * 110, 'fine', 600],
    [
      'that comes in bursts within the window',
      (s: number) => Math.floor(s / 8) * 2000,
      'fine',
      600,
    ],
    ['that stops after a while', (s: number) => Math.min(s, 25) * 500, 'slow-body', 40],
  ] as const)('%s', (_which, bytesReceived, verdict, second) => {
    expect(watch((s) => ({ isReceived: false, bytesReceived: bytesReceived(s) }))).toEqual([
      verdict,
      second,
    ]);
  });

  test('that the server does not take is not the client’s fault', () => {
    expect(watch(() => ({ isReceived: false, isServerSlow: true }))).toEqual(['fine', 600]);
  });
});

describe('an answer', () => {
  test('that is not ready, or has been taken, has no waiting caller', () => {
    expect(watch(() => ({}))).toEqual(['fine', 600]);
    expect(watch(() => ({ bytesSent: 10_000 }))).toEqual(['fine', 600]);
  });

  test('that is not read is given up', () => {
    expect(watch((s) => ({ bytesSent: 5000, bytesWaiting: s > 5 ? 3000 : 0 }))).toEqual([
      'slow-reader',
      25,
    ]);
  });

  test('that is read by drops is given up after its time', () => {
    const drip = (s: number) => ({ bytesSent: 10_000, bytesWaiting: 10_000 - s });
    expect(watch(drip)).toEqual(['slow-reader', 120]);
  });

  test('that is read slowly and steadily goes on', () => {
    const steady = (s: number) => ({ bytesSent: s * 120 + 5000, bytesWaiting: 5000 });
    expect(watch(steady)).toEqual(['fine', 600]);
  });
});
