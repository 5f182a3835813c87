import { createEarlyAnswers, type EarlyAnswers } from '@leeszaal/shared-contracts';
import { createEarlyPictures, type EarlyPictures } from './early-pictures.ts';

/** What one script of the page leaves to the next. */
interface Handed {
  readonly answers: EarlyAnswers;
  readonly pictures: EarlyPictures;
  readonly asked: Promise<void>;
}

const HANDED = Symbol.for('leeszaal.early-answers');
const page = globalThis as { [HANDED]?: Handed };
const handed = page[HANDED];

/** The early responses; one set for each page, shared by its scripts. */
export const earlyAnswers = handed?.answers ?? createEarlyAnswers();

/** The early pictures, shared in the same way. */
export const earlyPictures = handed?.pictures ?? createEarlyPictures();

/** Resolves when the requests of the start have been sent, or when the start has to send them itself. */
export const earlyAsked = handed?.asked ?? Promise.resolve();

/** Passes the responses on to the next script. */
export function handOver(asked: Promise<void>): void {
  page[HANDED] = { answers: earlyAnswers, pictures: earlyPictures, asked };
}
