import { type RefObject, useLayoutEffect } from 'react';
import type { RowsLayout } from './rows-layout.ts';
import { scrollContainer, scrollIntoContainer } from './scroll-into-container.ts';
import type { BroughtEntry } from './use-scroll-to-entry.ts';

/**
 * Keeps the visible part of a tree in place while rows are measured: scrolls by the growth of the
 * rows above.
 *
 * @param brought an entry to keep in view, unless the user has scrolled since it was brought there
 */
export function useScrollAnchor(
  tree: RefObject<HTMLElement | null>,
  layout: RowsLayout,
  brought: RefObject<BroughtEntry | undefined>,
): void {
  useLayoutEffect(() => {
    layout.inView = () => {
      const { rows, box } = partsOf(tree);
      const top = rows?.getBoundingClientRect().top ?? 0;
      const outer = box?.getBoundingClientRect();
      return { from: (outer?.top ?? 0) - top, to: (outer?.bottom ?? window.innerHeight) - top };
    };
    layout.onMeasured = (grown) => {
      const { rows, box } = partsOf(tree);
      if (!rows || !box) return;
      const before = box.scrollTop;
      if (grown !== 0) box.scrollTop = before + grown;
      const entry = brought.current;
      const place = entry?.at === before && layout.getLayoutInfo(entry.id)?.rect;
      if (place) {
        scrollIntoContainer(rows, place);
        brought.current = { id: entry.id, at: box.scrollTop };
      }
      // Renders the rows that come into view at once, not a frame later.
      if (box.scrollTop !== before) box.dispatchEvent(new Event('scroll'));
    };
  }, [tree, layout, brought]);
}

/** The element that contains all rows, and its scroll container. */
function partsOf(tree: RefObject<HTMLElement | null>) {
  const rows = tree.current;
  return { rows, box: rows && scrollContainer(rows.parentElement) };
}
