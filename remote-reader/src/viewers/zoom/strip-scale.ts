/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least readable length of a page's visible part, if there is space for it. */
const LEGIBLE = 640;
/** The least share of it that a whole page may be wide; scrolling down is easy. */
const LEAST_WIDTH = 1 / 2;
/** The least share of it that a whole page may be high; scrolling sideways is a last resort. */
const LEAST_HEIGHT = 1 / 4;

/**
 * The scale of a page too tall or too wide to be readable as a whole: it is scrolled along its long side.
 * Undefined if the whole page can be shown.
 *
 * @param page size at scale 1
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
