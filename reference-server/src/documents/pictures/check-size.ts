import { DocumentError } from '../model/document-error.ts';
import { limitError, MAX_JXL_PIXELS, MAX_PICTURE_PIXELS } from '../model/import-limits.ts';
import type { PictureSize } from './picture-size.ts';

/** Greatest width and height of a WebP. */
const MOST_SIDE = 16_383;

/** Rejects a picture that is too large to decode or to become a WebP. @throws DocumentError too-large */
export function checkSize({ kind, width, height }: PictureSize): void {
  const most = kind === 'jxl' ? MAX_JXL_PIXELS : MAX_PICTURE_PIXELS;
  if (width * height > most) throw limitError('picture-pixels');
  if (Math.max(width, height) > MOST_SIDE) {
    throw new DocumentError('too-large', `The picture has ${width} × ${height} pixels.`);
  }
}
