const SECOND = 1000;

/**
 * Calls back when the page has been visible for so many seconds. Hidden pages paint nothing, and a sleeping computer
 * runs nothing: neither counts.
 *
 * @returns a function that cancels it
 */
export function afterVisibleSeconds(seconds: number, callback: () => void): () => void {
  let left = seconds;
  const timer = setInterval(() => {
    if (document.hidden) return;
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    callback();
  }, SECOND);
  return () => clearInterval(timer);
}
