/** How many times as long as a run has taken nothing more is run. */
const REST = 4;

/**
 * Makes of many calls one, before the next frame; what takes long is run more seldom, so that it never
 * takes more than a fifth of the time.
 */
export function throttle(run: () => void): () => void {
  let isDue = false;
  let restsUntil = 0;
  const begin = () =>
    requestAnimationFrame(() => {
      isDue = false;
      const began = performance.now();
      run();
      const ended = performance.now();
      restsUntil = ended + REST * (ended - began);
    });
  return () => {
    if (isDue) return;
    isDue = true;
    const rest = restsUntil - performance.now();
    if (rest > 0) setTimeout(begin, rest);
    else begin();
  };
}
