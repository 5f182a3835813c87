import type { Handlers } from './handler.contract.ts';

/** Types the handlers of one feature; `app/handlers.ts` combines the features. */
export function defineHandlers<const H extends Partial<Handlers>>(handlers: H): H {
  return handlers;
}
