import type { UnfoundWord } from '../lexicon/word-engine.contract.ts';
import type { HelpPort } from './help-port.contract.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The words that each list has, with the first correction. */
function inAll([first = [], ...others]: readonly (readonly UnfoundWord[])[]): UnfoundWord[] {
  return first.flatMap(({ typed, correction }) => {
    const same = others.map((list) => list.find((word) => word.typed === typed));
    if (same.includes(undefined)) return [];
    return [{ typed, correction: correction ?? same.find((word) => word?.correction)?.correction }];
  });
}

/**
 * Counts in several connections, one after another: other searches need the database, too.
 *
 * @param givenUp once aborted, no further connection is asked, and the question is rejected
 */
export function together(ports: readonly HelpPort[], givenUp: AbortSignal): HelpPort {
  async function inTurn<Answer>(ask: (port: HelpPort) => Promise<Answer>): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const port of ports) {
      givenUp.throwIfAborted();
      answers.push(await ask(port));
    }
    return answers;
  }
  const summed = async (count: (port: HelpPort) => Promise<number>) => sum(await inTurn(count));
  return {
    count: (question) => summed((port) => port.count(question)),
    countCorrected: (question) => summed((port) => port.countCorrected(question)),
    countUnfiltered: (...search) => summed((port) => port.countUnfiltered(...search)),
    unfound: async () => inAll(await inTurn((port) => port.unfound())),
  };
}
