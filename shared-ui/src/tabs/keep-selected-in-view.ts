/** How much of the neighbour shows beside the current tab, in CSS pixels. */
const PEEK = 24;

/** How far the row has to scroll for the tab to stand in it; 0 when it does. */
export function wayIntoView(
  row: Pick<DOMRect, 'left' | 'right'>,
  tab: Pick<DOMRect, 'left' | 'right'>,
): number {
  const before = tab.left - PEEK - row.left;
  const after = tab.right + PEEK - row.right;
  // A tab that is wider than the row shows its beginning.
  if (before < 0) return before;
  return Math.max(0, Math.min(after, before));
}

/**
 * Scrolls a row of tabs, and nothing around it, so that the current tab is seen: when another is
 * chosen, when tabs come or grow, and when the row becomes narrower. For a `ref`.
 */
export function keepSelectedInView(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  const show = () => {
    const tab = row.querySelector('[data-selected]');
    if (!tab) return;
    const way = wayIntoView(row.getBoundingClientRect(), tab.getBoundingClientRect());
    if (way !== 0) row.scrollLeft += way;
  };
  const changes = new MutationObserver(show);
  changes.observe(row, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-selected'],
  });
  const sizes = new ResizeObserver(show);
  sizes.observe(row);
  // With the focus react-aria scrolls the row back to where it was when it had the focus last.
  const showSoon = () => requestAnimationFrame(show);
  row.addEventListener('focusin', showSoon);
  return () => {
    row.removeEventListener('focusin', showSoon);
    changes.disconnect();
    sizes.disconnect();
  };
}
