import type { LoadPhase } from './release/load-failure.contract.ts';

/**
 * The time limit of each step, in milliseconds. Loading covers two consecutive scripts, for which the
 * federation runtime and webpack have shorter limits.
 */
export const PHASE_LIMITS: Readonly<Record<LoadPhase, number>> = {
  resolving: 15_000,
  verifying: 30_000,
  loading: 40_000,
  mounting: 30_000,
};

/** The time limit of a remote's own unmount, in milliseconds. */
export const UNMOUNT_LIMIT = 3_000;
