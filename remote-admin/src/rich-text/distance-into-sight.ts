/** A stretch of the window from top to bottom, in CSS pixels. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/**
 * How far to scroll down (or up, when negative) to bring a stretch into sight, and no further. What
 * is higher than the sight keeps its beginning in it.
 */
export function distanceIntoSight(wanted: Stretch, sight: Stretch): number {
  const up = wanted.top - sight.top;
  if (up < 0) return up;
  return Math.max(0, Math.min(wanted.bottom - sight.bottom, up));
}

/** What of the window nothing sticky covers, as the page's own scroll padding tells. */
export function sightOf({ document, visualViewport, getComputedStyle }: Window): Stretch {
  const root = document.documentElement;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root);
  // `auto` is none.
  const [above, below] = [scrollPaddingTop, scrollPaddingBottom].map(
    (padding) => Number.parseFloat(padding) || 0,
  );
  const bottom = root.clientHeight - (below ?? 0);
  return { top: above ?? 0, bottom: Math.min(bottom, visualViewport?.height ?? bottom) };
}
