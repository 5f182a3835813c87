import type { LoadPhase } from './load-state.contract.ts';

/**
 * How long each step may take, in milliseconds. Loading comes to two scripts one after the other,
 * which the federation runtime and webpack each give up after a shorter time of their own.
 */
export const PHASE_LIMITS: Readonly<Record<LoadPhase, number>> = {
  resolving: 15_000,
  verifying: 30_000,
  loading: 40_000,
  mounting: 30_000,
};

/** How long the host waits for a remote's own unmount, in milliseconds. */
export const UNMOUNT_LIMIT = 3_000;
