import { DocumentError } from '../model/document-error.ts';
import type { DocumentCover } from '../model/imported-document.contract.ts';
import { checkSize } from './check-size.ts';
import { decodePicture, encodePicture } from './picture-codecs.ts';
import { type PictureSize, pictureSize } from './picture-size.ts';
import { scaledDown } from './scale-down.ts';

/**
 * Lossless encoding takes long, and is smaller only for pages of text. A PNG more than this many times as
 * large as its lossy WebP is not one.
 */
const LOSSLESS_RATIO = 4;

/**
 * Converts a cover to a small WebP of at most `mostWidth` pixels in width. Covers of other kinds than JPEG,
 * PNG, WebP and JPEG XL are unchanged, as are those that would not become smaller. A JPEG XL is always
 * converted.
 * @throws DocumentError too-large, broken
 */
export async function shrinkCover(cover: DocumentCover, mostWidth: number): Promise<DocumentCover> {
  const size = pictureSize(cover.bytes);
  if (!size) return cover;
  checkSize(size);
  const bytes = await shrunk(cover.bytes, size, mostWidth).catch((cause: unknown) => {
    throw new DocumentError('broken', `The cover cannot be read: ${String(cause)}`);
  });
  const isSmaller = size.kind === 'jxl' || bytes.length < cover.bytes.length;
  return isSmaller ? { mediaType: 'image/webp', bytes } : cover;
}

async function shrunk(
  bytes: Uint8Array,
  { kind }: PictureSize,
  mostWidth: number,
): Promise<Uint8Array> {
  const pixels = scaledDown(await decodePicture(kind, bytes), mostWidth);
  const lossy = await encodePicture(pixels, 'small');
  if (kind !== 'png' || bytes.length > lossy.length * LOSSLESS_RATIO) return lossy;
  const lossless = await encodePicture(pixels, 'lossless');
  return lossless.length <= lossy.length ? lossless : lossy;
}
