/** For so long, in ms, a page that was opened before may still ask for files of a build: a day. */
export const IN_USE_MS = 24 * 60 * 60 * 1000;
