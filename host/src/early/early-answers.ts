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

/** What was asked for while most of the host was on its way; one for each page, whichever script has it. */
export const earlyAnswers = handed?.answers ?? createEarlyAnswers();

/** The pictures among them. */
export const earlyPictures = handed?.pictures ?? createEarlyPictures();

/** Resolves when what the start asks is on its way, or is to be asked by the start itself. */
export const earlyAsked = handed?.asked ?? Promise.resolve();

/** Leaves the answers to the script that comes next. */
export function handOver(asked: Promise<void>): void {
  page[HANDED] = { answers: earlyAnswers, pictures: earlyPictures, asked };
}
