import { setTimeout } from 'node:timers/promises';

/** As long as somebody looks at a page at the least: the next one can be made ready meanwhile. */
export const rest = (): Promise<void> => setTimeout(400);

/** Long enough for what is not needed any more to be gone. */
export const longRest = (): Promise<void> => setTimeout(3000);
