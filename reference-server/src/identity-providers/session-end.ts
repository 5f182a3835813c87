/** The longest session with a provider that cannot be asked whether the person still has access, in seconds. */
export const UNASKED_SESSION_SECONDS = 12 * 3600;

/**
 * When such a session ends, in seconds since 1970.
 *
 * @param given when the provider says that it ends
 */
export function sessionEnd(now: number, given = Number.POSITIVE_INFINITY): number {
  return Math.min(now + UNASKED_SESSION_SECONDS, given);
}
