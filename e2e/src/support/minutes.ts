/** A minute in milliseconds, for journeys with a longer timeout. */
export const MINUTES = 60_000;
