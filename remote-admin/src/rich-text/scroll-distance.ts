/** A vertical range of the viewport, in CSS pixels. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The shortest scroll that brings a range into view: positive is down, negative up. A range taller
 * than the view keeps its top in view.
 */
export function scrollDistance(wanted: Stretch, sight: Stretch): number {
  const up = wanted.top - sight.top;
  if (up < 0) return up;
  return Math.max(0, Math.min(wanted.bottom - sight.bottom, up));
}

/** The part of the viewport that no sticky element covers, from the page's scroll padding. */
export function viewOf({ document, visualViewport, getComputedStyle }: Window): Stretch {
  const root = document.documentElement;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root);
  // `auto` is no padding.
  const [above, below] = [scrollPaddingTop, scrollPaddingBottom].map(
    (padding) => Number.parseFloat(padding) || 0,
  );
  const bottom = root.clientHeight - (below ?? 0);
  return { top: above ?? 0, bottom: Math.min(bottom, visualViewport?.height ?? bottom) };
}
