/** What {@link inTime} answers instead, when the time was up. */
export const TIMED_OUT = Symbol('timed out');

/** The outcome of a promise, unless the time (in milliseconds) is up first. */
export async function inTime<T>(promise: Promise<T>, limit: number): Promise<T | typeof TIMED_OUT> {
  const { promise: up, resolve } = Promise.withResolvers<typeof TIMED_OUT>();
  const timer = setTimeout(resolve, limit, TIMED_OUT);
  try {
    return await Promise.race([promise, up]);
  } finally {
    clearTimeout(timer);
  }
}
