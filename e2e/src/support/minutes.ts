/** A minute, in milliseconds: for journeys that take longer than others may. */
export const MINUTES = 60_000;
