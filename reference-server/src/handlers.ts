import type { Handlers } from './app/handler.contract.ts';
import { catalogueHandlers } from './catalogue/catalogue-handlers.ts';

/** The handlers of all features. An endpoint without one answers 501; a test names those. */
export const handlers = { ...catalogueHandlers } satisfies Partial<Handlers>;
