import type { Distance } from './compare-pictures.ts';

/**
 * How far the reader's painting of a page may be from the server's: measured on real documents, where
 * two painters smooth letters differently and stand in for missing fonts with others.
 */
export const SAME_PAGE: Distance = { colour: 4.5, structure: 0.1 };

/**
 * Files in colours that the two painters read differently: calibrated ones with white points and
 * gammas that no device has. Where things stand must agree, colours need not.
 */
export const OTHER_COLOURS: ReadonlySet<string> = new Set(['calrgb.pdf']);
