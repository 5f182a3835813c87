import type { Distance } from './compare-pictures.ts';

/**
 * The accepted difference between the reader's and the server's picture of a page. Measured on real
 * documents: the two renderers smooth glyphs differently and replace missing fonts by others.
 */
export const SAME_PAGE: Distance = { colour: 4.5, structure: 0.1 };

/**
 * Files whose colours the two renderers interpret differently: calibrated colours with white points
 * and gammas of no real device. Structure must agree, colours need not.
 */
export const OTHER_COLOURS: ReadonlySet<string> = new Set(['calrgb.pdf']);
