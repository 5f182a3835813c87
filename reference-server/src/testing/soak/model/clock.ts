import type { Moment } from './soak.contract.ts';

/** The current time, monotonic. */
export const now = (): Moment => performance.timeOrigin + performance.now();

/** Greatest difference of the clocks of two processes on one machine, in milliseconds. */
export const CLOCK_SLACK = 100;
