import type { Handlers } from './app/handler.contract.ts';

/** The handlers of all features. An endpoint without one answers 501; a test names those. */
export const handlers = {} satisfies Partial<Handlers>;
