import type { Clock } from '../clock.ts';

/** A clock that the test moves. */
export interface FakeClock extends Clock {
  /** Moves the clock, and runs the due timers in order. */
  pass(ms: number): void;
}

/** A clock at 0. */
export function createFakeClock(): FakeClock {
  let now = 0;
  const alarms = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    after(delay, run) {
      const alarm = { at: now + delay, run };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const due = [...alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        alarms.delete(due);
        now = Math.max(now, due.at);
        due.run();
      }
      now = end;
    },
  };
}
