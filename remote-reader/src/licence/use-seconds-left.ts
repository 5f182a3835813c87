import { useEffect, useState } from 'react';
import { browserClock } from '../clock/clock.ts';

/** Whole seconds until a monotonic deadline, counted down; never below zero (`docs/decisions.md` 61). */
export function useSecondsLeft(deadline: number): number {
  const left = () => Math.max(0, Math.ceil((deadline - browserClock.now()) / 1000));
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 250);
    return () => clearInterval(timer);
  }, []);
  return left();
}
