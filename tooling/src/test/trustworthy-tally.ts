import type { Tally } from './tally.contract.ts';

/**
 * Corrects the tally of a suite: without results, without any test, or with an exit code that no
 * failure explains, it counts one more failure.
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
