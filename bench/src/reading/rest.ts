import { setTimeout } from 'node:timers/promises';

/** The shortest time a reader looks at a page: the next one can be prepared meanwhile. */
export const rest = (): Promise<void> => setTimeout(400);

/** Some seconds in which the browser is idle. */
export const longRest = (): Promise<void> => setTimeout(3000);

/** Between two looks at the memory. */
export const lookRest = (): Promise<void> => setTimeout(500);

/** The time a reader spends on a page: long enough for unused data to be released. */
export const readingRest = (): Promise<void> => setTimeout(30_000);
