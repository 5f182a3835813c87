import type { Zoom } from '../contract/viewer.contract.ts';

/** Limits and step of a scale. */
export interface ZoomRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Scale of a PDF page (`docs/behaviour.md` R5). */
export const PAGE_ZOOM: ZoomRange = { min: 0.2, max: 3, step: 0.1 };
/** Font size of an EPUB (`docs/behaviour.md` R5). */
export const FONT_ZOOM: ZoomRange = { min: 0.4, max: 2, step: 0.2 };
/** The default font size of an EPUB (`docs/behaviour.md` R5). */
export const DEFAULT_FONT_SCALE = 1;

/** Two decimals: rounding errors would add up. */
const rounded = (scale: number) => Math.round(scale * 100) / 100;

/** The scale one step in or out, within the limits. */
export function zoomed(scale: number, direction: Exclude<Zoom, 'auto'>, range: ZoomRange): number {
  return zoomedBy(scale, direction === 'in' ? 1 : -1, range);
}

/** The scale so many steps in (positive) or out, within the limits. */
export function zoomedBy(scale: number, steps: number, range: ZoomRange): number {
  return clampScale(scale + steps * range.step, range);
}

/** The nearest scale within the limits. */
export function clampScale(scale: number, range: ZoomRange): number {
  return rounded(Math.min(range.max, Math.max(range.min, scale)));
}
