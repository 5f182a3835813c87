import { createPrefetchedAnswers, type PrefetchedAnswers } from './prefetched-answers.ts';
import { createPrefetchedPictures, type PrefetchedPictures } from './prefetched-pictures.ts';

/** The prefetched answers and pictures of a page. */
export interface Prefetched {
  readonly answers: PrefetchedAnswers;
  readonly pictures: PrefetchedPictures;
  /** Resolves when the requests of the start have been sent, or when the start has to send them itself. */
  started: Promise<void>;
}

const KEY = Symbol.for('leeszaal.prefetched');
const page = globalThis as { [KEY]?: Prefetched };
page[KEY] ??= {
  // The host verifies files itself, so that a failure has its reason.
  answers: createPrefetchedAnswers(undefined, globalThis.fetch.bind(globalThis)),
  pictures: createPrefetchedPictures(),
  started: Promise.resolve(),
};

/** Shared by the scripts of a page. */
export const prefetched = page[KEY];
