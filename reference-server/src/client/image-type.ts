import type { LOGO_TYPES } from '@leeszaal/shared-contracts';

/** A media type that a logo can have. */
export type ImageType = (typeof LOGO_TYPES)[number];

const BEGINNINGS: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
];

/** Sizes of the second header of a bitmap, one for each version of the format. */
const BITMAP_HEADERS = [12, 40, 52, 56, 64, 108, 124];

/** A bitmap begins with two letters only, so its reserved field and second header are checked, too. */
function isBitmap(bytes: Uint8Array): boolean {
  if (bytes.byteLength < 18 || bytes[0] !== 0x42 || bytes[1] !== 0x4d) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(6, true) === 0 && BITMAP_HEADERS.includes(view.getUint32(14, true));
}

/** The type of an image by its first bytes; undefined when it cannot be a logo (`docs/decisions.md` 53). */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  if (isBitmap(bytes)) return 'image/bmp';
  return BEGINNINGS.find(([, beginning]) =>
    beginning.every((byte, index) => bytes[index] === byte),
  )?.[0];
}
