import type { HelpPort } from './help-port.contract.ts';

/** The most questions that are counted for one answer, in each connection. */
const COUNTS_AT_MOST = 10;

/**
 * A port that counts a few questions; further ones have no hits.
 *
 * @param isOver whether the caller no longer waits; nothing is counted then
 */
export function boundedPort(port: HelpPort, isOver: () => boolean): HelpPort {
  let left = COUNTS_AT_MOST;
  const within = async (count: () => Promise<number>): Promise<number> => {
    if (left === 0 || isOver()) return 0;
    left -= 1;
    return count();
  };
  return {
    count: (question) => within(() => port.count(question)),
    countCorrected: (question) => within(() => port.countCorrected(question)),
    countUnfiltered: (fields, without) => within(() => port.countUnfiltered(fields, without)),
    unfound: async () => (isOver() ? [] : port.unfound()),
  };
}
