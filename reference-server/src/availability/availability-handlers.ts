import { defineHandlers } from '../endpoints/define-handlers.ts';
import { findAvailability } from './find-availability.ts';

/** `POST /search/availability`: whether the caller can read publications now (`docs/decisions.md` 123). */
export const availabilityHandlers = defineHandlers({
  getAvailability: ({ body, session, timing }, { database, config }) =>
    timing.measure('availability', () =>
      findAvailability(database, session, body.pubKeys, config.loanSeconds),
    ),
});
