/** The answer of {@link inTime} after the limit. */
export const TIMED_OUT = Symbol('timed out');

/** The outcome of a promise, or {@link TIMED_OUT} after a limit in milliseconds. */
export async function inTime<T>(promise: Promise<T>, limit: number): Promise<T | typeof TIMED_OUT> {
  const { promise: up, resolve } = Promise.withResolvers<typeof TIMED_OUT>();
  const timer = setTimeout(resolve, limit, TIMED_OUT);
  try {
    return await Promise.race([promise, up]);
  } finally {
    clearTimeout(timer);
  }
}
