import type { EpubStructure } from '../model/document-structure.ts';

/** The length of a picture in bytes of text: that of a printed page (`docs/decisions.md` 87). */
export const PAGE_LENGTH = 1800;

/**
 * The length of a segment for reading progress, in bytes of UTF-8. A picture, a fixed page and an empty segment
 * count as a page.
 *
 * @param textBytes of the segment's plain text
 */
export function segmentLength(
  { layout, pictures = 0 }: Pick<EpubStructure['spine'][number], 'layout' | 'pictures'>,
  textBytes: number,
): number {
  if (layout === 'fixed') return PAGE_LENGTH;
  return textBytes + pictures * PAGE_LENGTH || PAGE_LENGTH;
}
