import { type Size, stripScale } from '../../zoom/strip-scale.ts';
import { clampScale, PAGE_ZOOM } from '../../zoom/zoom-steps.ts';

/** From this scale on, the letters of most books are readable on a whole page. */
const READABLE = 1.2;
/** The automatic scale is rounded to hundredths (`docs/behaviour.md` R5). */
const STEPS = 100;

/**
 * The automatic scale: the whole page if its letters stay readable, else the width of the page; the height of a
 * page so wide that it would be a mere line.
 *
 * @param page size of the page at scale 1
 * @param space that the page has
 */
export function fitScale(page: Size, space: Size): number {
  const width = space.width / page.width;
  const whole = Math.min(width, space.height / page.height);
  const strip = stripScale(page, space);
  const isWide = strip !== undefined && width < space.height / page.height;
  const fit = isWide ? strip : whole >= READABLE && strip === undefined ? whole : width;
  return clampScale(Math.floor(fit * STEPS) / STEPS, PAGE_ZOOM);
}
