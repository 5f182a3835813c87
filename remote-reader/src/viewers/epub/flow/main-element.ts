/** How deep the text may lie in elements that hold nothing else. */
const WRAPPERS = 4;

/**
 * The element that says which way a segment is written: its body, or what holds all of its text and is
 * written in another way.
 */
export function mainElement(body: HTMLElement): Element {
  let main: Element = body;
  for (let depth = 0; depth < WRAPPERS; depth += 1) {
    const [child] = main.children;
    const holdsText = [...main.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (child === undefined || main.children.length > 1 || holdsText) break;
    main = child;
  }
  const { writingMode } = getComputedStyle(main);
  return writingMode === getComputedStyle(body).writingMode ? body : main;
}
