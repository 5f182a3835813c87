/** A width and a height, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As much of a page as can be read at once has to be this long, where there is room for it. */
const LEGIBLE = 640;
/** The least share of it that a whole page may be wide; people scroll up and down without effort. */
const LEAST_WIDTH = 1 / 2;
/** The least share of it that a whole page may be high: to the side, one scrolls only when one has to. */
const LEAST_HEIGHT = 1 / 4;

/**
 * The scale of a page so tall, or so wide, that nobody could read it whole: it goes along its other side as far as
 * it is legible, and is scrolled. Undefined where the whole page can be shown.
 *
 * @param page size of the page at scale 1
 * @param space that there is for it
 */
export function stripScale(page: Size, space: Size): number | undefined {
  const across = space.width / page.width;
  const down = space.height / page.height;
  const least = Math.min(LEGIBLE, space.width) * LEAST_WIDTH;
  if (down < across) {
    const isLegible = down * page.width >= least;
    return isLegible ? undefined : Math.min(across, Math.max(1, least / page.width));
  }
  const low = Math.min(LEGIBLE, space.height) * LEAST_HEIGHT;
  const isLegible = across * page.height >= low;
  return isLegible ? undefined : Math.min(down, Math.max(1, low / page.height));
}
