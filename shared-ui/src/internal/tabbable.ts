const TABBABLE = [
  ...['button', 'input', 'select', 'textarea'].map((name) => `${name}:not(:disabled)`),
  ...['a[href]', 'iframe', 'summary', 'audio[controls]', 'video[controls]', '[tabindex]'],
  '[contenteditable]:not([contenteditable="false"])',
]
  .map((selector) => `${selector}:not([tabindex^="-"])`)
  .join();

/** The elements within another one that the Tab key reaches. */
export const tabbableIn = (element: Element): NodeListOf<HTMLElement> =>
  element.querySelectorAll(TABBABLE);

/** One step forward or back for a horizontal arrow key, in the direction of the text; undefined for any other key. */
export function stepByArrow(key: string, row: Element): number | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowRight') === (getComputedStyle(row).direction === 'rtl') ? -1 : 1;
}
