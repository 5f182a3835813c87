import type { Point } from './listen-zoom.ts';

/**
 * Changes the size of scrolled content and keeps one of its points in place.
 *
 * @param around in CSS pixels of the window; the middle of the scroller when undefined
 */
export function keepPoint(
  scroller: Element,
  content: Element | undefined,
  around: Point | undefined,
  change: () => void,
): void {
  const stage = scroller.getBoundingClientRect();
  const { x, y } = around ?? {
    x: stage.x + scroller.clientWidth / 2,
    y: stage.y + scroller.clientHeight / 2,
  };
  const before = content?.getBoundingClientRect();
  change();
  const after = content?.getBoundingClientRect();
  if (!before || !after || before.width === 0 || before.height === 0) return;
  const across = (x - before.x) / before.width;
  const down = (y - before.y) / before.height;
  scroller.scrollLeft += after.x + across * after.width - x;
  scroller.scrollTop += after.y + down * after.height - y;
}
