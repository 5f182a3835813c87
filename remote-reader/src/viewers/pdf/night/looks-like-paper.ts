/** Least brightness (0 to 255) and greatest colour of a pixel that may be paper. */
const BRIGHT = 190;
const COLOURLESS = 45;
/** The share of paper that makes a picture a sheet. */
const MOSTLY = 0.5;

/**
 * Whether a picture is a scan or diagram on paper, to be inverted at night, rather than a photograph.
 *
 * @param pixels as RGBA
 */
export function looksLikePaper(pixels: ArrayLike<number>): boolean {
  let paper = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const colours = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const darkest = Math.min(...colours);
    if (darkest >= BRIGHT && Math.max(...colours) - darkest <= COLOURLESS) paper += 1;
  }
  return paper * 4 >= pixels.length * MOSTLY;
}
