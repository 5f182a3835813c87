/** Time limit for the server's answer, in ms. */
const PATIENCE = 5_000;

/**
 * Whether a chunk that failed to load is no longer on the server, as after the removal of an older release. A
 * page of that release cannot load it by retrying: it has to be reloaded. Without an answer the file may
 * still exist.
 *
 * @param error the error of `import()`; webpack puts the file's address into it
 */
export async function isGone(error: unknown): Promise<boolean> {
  const address = addressOf(error);
  if (address === undefined) return false;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

function addressOf(error: unknown): string | undefined {
  const isOfFile = error instanceof Error && 'request' in error;
  return isOfFile && typeof error.request === 'string' ? error.request : undefined;
}
