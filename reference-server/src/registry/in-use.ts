/** Milliseconds for which an open page may still request files of a replaced build: a day. */
export const IN_USE_MS = 24 * 60 * 60 * 1000;
