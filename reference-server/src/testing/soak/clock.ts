import type { Moment } from './soak.contract.ts';

/** What time it is: like the time of day, and never set back. */
export const now = (): Moment => performance.timeOrigin + performance.now();

/** How far the clocks of two processes of one machine may be apart, in milliseconds. */
export const CLOCK_SLACK = 100;
