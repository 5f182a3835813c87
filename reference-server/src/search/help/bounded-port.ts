import { inTime } from '@leeszaal/shared-contracts';
import type { BoundedHelpPort, HelpPort } from './help-port.contract.ts';

/** The most questions that are counted for one answer, in each connection. */
const COUNTS_AT_MOST = 10;
/** Milliseconds for one question. */
export const QUESTION_MS = 1500;
/** Milliseconds for all of them. People are shown something else after five seconds. */
export const ALL_MS = 4000;

/** A port with limits, and what it met. */
export interface Bounded {
  readonly port: BoundedHelpPort;
  /** The first failure of a question; undefined without one. */
  failure(): unknown;
}

/**
 * A port that counts a few questions, each in a short time. One that fails or takes longer is not counted, and costs the
 * others nothing else.
 *
 * @param isOver whether the caller no longer waits; nothing is counted then
 */
export function boundedPort(port: HelpPort, isOver: () => boolean): Bounded {
  const end = performance.now() + ALL_MS;
  let left = COUNTS_AT_MOST;
  let failure: unknown;

  async function inLimits<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    const time = Math.min(QUESTION_MS, end - performance.now());
    if (isOver() || time <= 0) return undefined;
    let answer: Answer | undefined;
    const asked = ask().then((value) => {
      answer = value;
    });
    await inTime(asked, time).catch((error: unknown) => {
      failure ??= error;
    });
    return answer;
  }

  async function within(count: () => Promise<number>): Promise<number | undefined> {
    if (left === 0) return undefined;
    left -= 1;
    return inLimits(count);
  }

  return {
    port: {
      count: (question) => within(() => port.count(question)),
      countCorrected: (question) => within(() => port.countCorrected(question)),
      countUnfiltered: (fields, without) => within(() => port.countUnfiltered(fields, without)),
      unfound: async () => (await inLimits(() => port.unfound())) ?? [],
    },
    failure: () => failure,
  };
}
