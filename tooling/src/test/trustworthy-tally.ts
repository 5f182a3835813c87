import type { Tally } from './tally.contract.ts';

/**
 * What to believe of a suite: one that left no results, ran no test, or ended badly though no test
 * failed counts as one failure more.
 *
 * @param tally what its report says; null when there is none
 * @param exitCode how its process ended
 */
export function trustworthyTally(tally: Tally | null, exitCode: number): Tally {
  const { passed, failed } = tally ?? { passed: 0, failed: 0 };
  const ranNothing = passed + failed === 0;
  const endedBadly = exitCode !== 0 && failed === 0;
  return { passed, failed: failed + (ranNothing || endedBadly ? 1 : 0) };
}
