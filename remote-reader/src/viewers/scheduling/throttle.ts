/** Pause after a run, as a multiple of its duration. */
const REST = 4;

/** Merges calls into one before the next frame; runs take at most a fifth of the time. */
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
