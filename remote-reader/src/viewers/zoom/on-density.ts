/**
 * Calls back when the window comes to a screen with other pixels, or the browser zooms. Returns the
 * way to stop.
 */
export function onDensity(listener: () => void): () => void {
  const stop = new AbortController();
  const watch = () => {
    const same = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      watch();
      listener();
    };
    same.addEventListener('change', changed, { once: true, signal: stop.signal });
  };
  watch();
  return () => stop.abort();
}
