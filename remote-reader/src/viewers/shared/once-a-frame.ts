/** Makes of many calls one, before the next frame. */
export function onceAFrame(run: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      run();
    });
  };
}
