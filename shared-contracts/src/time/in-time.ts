/**
 * Waits for a promise, for a limit at most.
 *
 * @param limit in milliseconds
 * @throws the reason of a promise that is rejected within the limit
 */
export async function inTime(promise: Promise<unknown>, limit: number): Promise<void> {
  const { promise: timeIsUp, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, limit);
  try {
    await Promise.race([promise, timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}
