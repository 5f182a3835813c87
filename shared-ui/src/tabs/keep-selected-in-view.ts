/** How much of the neighbouring tab shows, in CSS pixels. */
const PEEK = 24;

/** How far the row must scroll to show the tab; 0 if it is in view. */
export function wayIntoView(
  row: Pick<DOMRect, 'left' | 'right'>,
  tab: Pick<DOMRect, 'left' | 'right'>,
): number {
  const before = tab.left - PEEK - row.left;
  const after = tab.right + PEEK - row.right;
  // A tab wider than the row shows its start.
  if (before < 0) return before;
  return Math.max(0, Math.min(after, before));
}

/**
 * Scrolls a row of tabs, and nothing around it, to keep the selected tab in view: on selection,
 * when tabs are added or grow, and when the row narrows. Use it as a `ref`.
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
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}
