import type { CanaryCounts, SessionCounts } from '@leeszaal/shared-contracts/registry';

/** Failed sessions below which a canary goes on: more than one visitor can forge. */
export const LEAST_FAILURES = 5;

/** The quantile of the normal distribution for a confidence of 99 %, on one side. */
const Z = 2.326;

const shareOf = ({ sessions, failures }: SessionCounts): number =>
  sessions === 0 ? 0 : failures / sessions;

/** The lower end of Wilson's interval: the share of failures is at least so large, with a confidence of 99 %. */
export function leastShare(counts: SessionCounts): number {
  const { sessions: n } = counts;
  if (n === 0) return 0;
  const share = shareOf(counts);
  const middle = share + Z ** 2 / (2 * n);
  const spread = Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return Math.max(0, (middle - spread) / (1 + Z ** 2 / n));
}

/** Both releases of a trial, counted since it began. */
export type TrialCounts = CanaryCounts[string];

/**
 * Whether a canary fails too often: in enough sessions, beyond its threshold, and clearly more often than the active
 * release, which fails as well when the network or the server does.
 *
 * @param threshold in percent
 */
export const shouldHalt = ({ canary, active }: TrialCounts, threshold: number): boolean =>
  canary.failures >= LEAST_FAILURES &&
  shareOf(canary) > threshold / 100 &&
  leastShare(canary) > shareOf(active);
