/** Adds a listener to each target of `[target, type, listener]`; returns a function that removes all of them. */
export function listen(
  ...listeners: readonly (readonly [EventTarget, string, (event: Event) => void])[]
): () => void {
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  };
}
