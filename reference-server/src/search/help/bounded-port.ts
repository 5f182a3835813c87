import { inTime } from '@leeszaal/shared-contracts';
import type { BoundedHelpPort, HelpPort, HelpPortUntil } from './help-port.contract.ts';

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

type Ask<Answer> = (port: HelpPort) => Promise<Answer>;

/**
 * A port that counts a few questions, each in a short time. One that fails or takes longer is not counted, and costs
 * the others nothing else.
 *
 * @param isOver whether the caller no longer waits; nothing is counted then
 */
export function boundedPort(portUntil: HelpPortUntil, isOver: () => boolean): Bounded {
  const end = performance.now() + ALL_MS;
  let left = COUNTS_AT_MOST;
  let failure: unknown;

  async function inLimits<Answer>(ask: Ask<Answer>): Promise<Answer | undefined> {
    const time = Math.min(QUESTION_MS, end - performance.now());
    if (isOver() || time <= 0) return undefined;
    const givenUp = new AbortController();
    let answer: Answer | undefined;
    const asked = ask(portUntil(givenUp.signal)).then((value) => {
      answer = value;
    });
    await inTime(asked, time).catch((error: unknown) => {
      if (!isOver()) failure ??= error;
    });
    givenUp.abort();
    return answer;
  }

  async function within(count: Ask<number>): Promise<number | undefined> {
    if (left === 0) return undefined;
    left -= 1;
    return inLimits(count);
  }

  return {
    port: {
      count: (question) => within((port) => port.count(question)),
      countCorrected: (question) => within((port) => port.countCorrected(question)),
      countUnfiltered: (...search) => within((port) => port.countUnfiltered(...search)),
      unfound: async () => (await inLimits((port) => port.unfound())) ?? [],
    },
    failure: () => failure,
  };
}
