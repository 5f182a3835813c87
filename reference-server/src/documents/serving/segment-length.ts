import type { EpubStructure } from '../model/document-structure.ts';

/** What a picture counts for, in bytes of text: a printed page (`docs/decisions.md` 87). */
export const PAGE_LENGTH = 1800;

/**
 * How long a segment of an EPUB is to read, in bytes of UTF-8. A picture and a fixed page count as a page, and
 * so does a segment of which nothing is known: something is shown there.
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
