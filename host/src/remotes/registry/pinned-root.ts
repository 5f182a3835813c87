declare const LEESZAAL_ROOT: unknown;

/** The root that the build of the host pins; undefined in development, which verifies nothing. */
export const pinnedRoot: unknown = typeof LEESZAAL_ROOT === 'undefined' ? undefined : LEESZAAL_ROOT;
