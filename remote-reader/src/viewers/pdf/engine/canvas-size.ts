import type { Size } from '../../zoom/strip-scale.ts';

/** The most pixels that one page may take: 64 MB of memory (`docs/decisions.md` 74). */
const MOST_PIXELS = 2 ** 24;
/** The longest side that every browser can draw. */
const LONGEST_SIDE = 16_384;

/** How a page is drawn: so many pixels, so many of them for each CSS pixel. */
export interface CanvasSize extends Size {
  readonly ratio: number;
}

/**
 * The nearest size whose sides are whole pixels of the screen: a picture of that size is shown pixel
 * by pixel, any other is blurred a little.
 *
 * @param size in CSS pixels
 * @param density the screen's pixels for one CSS pixel
 */
export function wholePixels({ width, height }: Size, density: number): Size {
  const whole = (length: number) => Math.max(1, Math.round(length * density)) / density;
  return { width: whole(width), height: whole(height) };
}

/**
 * The pixels for a page shown at a size: as many as the screen has, unless that gets too much.
 *
 * @param shown size in CSS pixels
 * @param density the screen's pixels for one CSS pixel
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
