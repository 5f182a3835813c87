import { n, type PageDraft } from './page-draft.ts';

/** The sheet that a page is drawn on: its sides are exchanged when a viewer turns it. */
export function sheetSize({ width, height, rotation }: PageDraft): [width: number, height: number] {
  return rotation === 0 ? [width, height] : [height, width];
}

/** The operator that turns an upright drawing as the sheet lies. */
export function layOnSheet({ width, height, rotation }: PageDraft): string {
  if (rotation === 90) return `0 1 -1 0 ${n(height)} 0 cm`;
  return rotation === 270 ? `0 -1 1 0 0 ${n(width)} cm` : '';
}

/** A rectangle of the page, as it lies on the sheet: left, bottom, right, top. */
export function onSheet(
  page: PageDraft,
  x: number,
  y: number,
  width: number,
  height: number,
): [number, number, number, number] {
  const [right, top] = [x + width, y + height];
  if (page.rotation === 90) return [page.height - top, x, page.height - y, right];
  if (page.rotation === 270) return [y, page.width - right, top, page.width - x];
  return [x, y, right, top];
}
