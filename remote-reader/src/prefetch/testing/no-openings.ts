import type { Openings } from '../openings.ts';

/** The openings of a server that is known to have none. */
export const NO_OPENINGS: Openings = {
  open: () => undefined,
  sendAhead: () => undefined,
};
