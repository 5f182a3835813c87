import { DocumentError } from '../model/document-error.ts';
import type { DocumentCover } from '../model/imported-document.contract.ts';
import { judgeSize } from './judge-size.ts';
import { decodePicture, encodePicture } from './picture-codecs.ts';
import { type PictureSize, pictureSize } from './picture-size.ts';
import { scaledDown } from './scale-down.ts';

/**
 * A page of text is smaller as well as better where every pixel is kept, which takes longer to find out. A PNG
 * that is more than so many times as large as its lossy WebP is no such page.
 */
const PNG_OF_A_PAGE = 4;

/**
 * Makes a cover of at most `mostWidth` pixels in width, in as few bytes as it can be without looking
 * different: what a screen of covers loads. One of another kind than JPEG, PNG, WebP and JPEG XL stays as
 * it is; so does one that would not become smaller, but for a JPEG XL, which few browsers show.
 * @throws DocumentError too-large, broken
 */
export async function shrinkCover(cover: DocumentCover, mostWidth: number): Promise<DocumentCover> {
  const size = pictureSize(cover.bytes);
  if (!size) return cover;
  judgeSize(size);
  const bytes = await shrunk(cover.bytes, size, mostWidth).catch((cause: unknown) => {
    throw new DocumentError('broken', `The cover cannot be read: ${String(cause)}`);
  });
  const isBetter = size.kind === 'jxl' || bytes.length < cover.bytes.length;
  return isBetter ? { mediaType: 'image/webp', bytes } : cover;
}

async function shrunk(
  bytes: Uint8Array,
  { kind }: PictureSize,
  mostWidth: number,
): Promise<Uint8Array> {
  const pixels = scaledDown(await decodePicture(kind, bytes), mostWidth);
  const lossy = await encodePicture(pixels, 'small');
  if (kind !== 'png' || bytes.length > lossy.length * PNG_OF_A_PAGE) return lossy;
  const lossless = await encodePicture(pixels, 'lossless');
  return lossless.length <= lossy.length ? lossless : lossy;
}
