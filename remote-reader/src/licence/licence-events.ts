import {
  AbortedError,
  AuthenticationError,
  isStatus,
  licenceHolders,
  NetworkError,
  readingRefusal,
  SOFT_EXPIRY_SECONDS,
} from '@leeszaal/shared-contracts';
import { reasonOf } from '../source/reason-of.ts';
import type { LicenceEvent } from './licence-state.contract.ts';

/** The event of a failed acquire; undefined without a session, where the host asks the reader to sign in. */
export function acquireFailure(epoch: number, error: unknown): LicenceEvent | undefined {
  if (error instanceof AuthenticationError) return undefined;
  if (!isStatus(error, 403)) return { kind: 'acquire-failed', epoch, reason: reasonOf(error) };
  const refusal = readingRefusal(error.body);
  return refusal
    ? { kind: 'barred', epoch, refusal }
    : { kind: 'refused', epoch, users: licenceHolders(error.body) };
}

/** The event of a failed poll; undefined for an aborted one. */
export function pollFailure(epoch: number, error: unknown): LicenceEvent | undefined {
  if (error instanceof AbortedError) return undefined;
  if (error instanceof NetworkError) return { kind: 'poll-unreachable', epoch };
  return isStatus(error, 403) ? { kind: 'forbidden', epoch } : { kind: 'poll-failed', epoch };
}

/**
 * Milliseconds until the next `time-passed`: at the notice, at each second of the countdown, at the end.
 *
 * @param left milliseconds until the licence expires
 */
export function watchDelay(left: number): number {
  const untilNotice = left - SOFT_EXPIRY_SECONDS * 1000;
  return untilNotice >= 0 ? untilNotice + 1 : Math.max(Math.min(left, 1000), 0);
}
