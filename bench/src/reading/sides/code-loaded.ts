/**
 * Runs in the page: resolves when nothing has arrived for two seconds, so that all readers have loaded the code that
 * they load before a press.
 */
export async function codeLoaded(): Promise<void> {
  const count = () => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== count(); ) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}
