/** From this brightness on (0 to 255), if it has hardly any colour, a pixel may be paper. */
const BRIGHT = 190;
const COLOURLESS = 45;
/** So much of a picture has to be paper for it to be a sheet with something on it. */
const MOSTLY = 0.5;

/**
 * Whether a picture is a sheet of paper with writing or lines on it (a scan, a diagram) rather than a
 * photograph: by night the one is wanted dark, the other as it is.
 *
 * @param pixels red, green, blue and opacity of each
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
