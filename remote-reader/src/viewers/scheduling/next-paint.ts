/** The longest wait, in ms: a page in the background is not painted. */
const LIMIT_MS = 100;

/** Resolves after the next paint. */
export async function nextPaint(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const limit = setTimeout(resolve, LIMIT_MS);
  // Callbacks of a frame run before its paint, a task that they schedule after it.
  requestAnimationFrame(() => setTimeout(resolve));
  await promise;
  clearTimeout(limit);
}
