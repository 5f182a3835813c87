/** Listens to events of a target by their types. Returns a function that stops it. */
export function listen(
  target: EventTarget,
  listeners: Readonly<Record<string, (event: Event) => void>>,
  capture = false,
): () => void {
  const each = Object.entries(listeners);
  for (const [type, listener] of each) target.addEventListener(type, listener, capture);
  return () => {
    for (const [type, listener] of each) target.removeEventListener(type, listener, capture);
  };
}
