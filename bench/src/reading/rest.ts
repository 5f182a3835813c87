import { setTimeout } from 'node:timers/promises';

/** As long as somebody looks at a page at the least: the next one can be made ready meanwhile. */
export const rest = (): Promise<void> => setTimeout(400);

/** Some seconds, in which nothing is asked of the browser. */
export const longRest = (): Promise<void> => setTimeout(3000);

/** As long as somebody reads a page: long enough for what is not needed any more to be gone. */
export const readingRest = (): Promise<void> => setTimeout(30_000);
