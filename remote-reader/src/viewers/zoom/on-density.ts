/**
 * Calls back when the pixel density changes, by another screen or the browser's zoom; returns a function that
 * stops it.
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
