/**
 * Gathers all who wait for the server to be reachable again behind one question: the first asks, the
 * others join, and the answer lets all of them try again (`docs/decisions.md` 48).
 */
export function createRetryGate(ask: () => Promise<void>): () => Promise<void> {
  let asking: Promise<void> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
