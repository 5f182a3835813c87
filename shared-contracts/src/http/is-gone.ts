/** How long, in ms, the server has to say whether a file is there. */
const PATIENCE = 5_000;

/**
 * Whether a file of the portal's own code that did not come is not on the server any more, as after an older
 * release was taken away. A page that runs that release will not get it however often it asks: it has to be
 * loaded anew. Without an answer it may still be there.
 *
 * @param error what `import()` failed with; webpack names the file's address in it
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
