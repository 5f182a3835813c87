/** How long the reader has to give its loan back, in ms: nothing that a person sees waits longer for a server. */
export const LEAVE_LIMIT = 3_000;

/** Resolves when the reader has left, or has failed to, or after {@link LEAVE_LIMIT}. */
export async function leaveInTime(leaving: Promise<void>): Promise<void> {
  const { promise: timeIsUp, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LEAVE_LIMIT);
  await Promise.race([leaving.catch(() => undefined), timeIsUp]);
  clearTimeout(timer);
}
