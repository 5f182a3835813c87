import type { Size } from '../../zoom/strip-scale.ts';

/** The most pixels of one page: 64 MB of memory (`docs/decisions.md` 74). */
const MOST_PIXELS = 2 ** 24;
/** The longest side that every browser supports. */
const LONGEST_SIDE = 16_384;

/** The size of a canvas, with its pixels for a CSS pixel. */
export interface CanvasSize extends Size {
  readonly ratio: number;
}

/**
 * The nearest size with sides of whole screen pixels; a canvas of any other size is blurred.
 *
 * @param size in CSS pixels
 * @param density screen pixels for a CSS pixel
 */
export function wholePixels({ width, height }: Size, density: number): Size {
  const whole = (length: number) => Math.max(1, Math.round(length * density)) / density;
  return { width: whole(width), height: whole(height) };
}

/**
 * The size of a page's canvas: as sharp as the screen, within the limits.
 *
 * @param shown size in CSS pixels
 * @param density screen pixels for a CSS pixel
 */
export function canvasSize(shown: Size, density: number): CanvasSize {
  const width = Math.max(1, Math.round(shown.width * density));
  const height = Math.max(1, Math.round(shown.height * density));
  if (width * height <= MOST_PIXELS && Math.max(width, height) <= LONGEST_SIDE) {
    return { ratio: density, width, height };
  }
  const ratio = Math.min(
    Math.sqrt(MOST_PIXELS / (shown.width * shown.height)),
    LONGEST_SIDE / Math.max(shown.width, shown.height),
  );
  return {
    ratio,
    width: Math.max(1, Math.floor(shown.width * ratio)),
    height: Math.max(1, Math.floor(shown.height * ratio)),
  };
}
