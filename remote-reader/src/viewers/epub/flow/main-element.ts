/** Greatest depth of wrappers around the text. */
const WRAPPERS = 4;

/**
 * The element whose writing mode is that of the segment: the body, or a wrapper with another mode around all
 * text.
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
