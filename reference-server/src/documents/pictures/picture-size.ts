import { jxlSize } from './jxl-size.ts';

/** Kind and size from the header of a picture. */
export interface PictureSize {
  readonly kind: 'jpeg' | 'png' | 'webp' | 'jxl';
  readonly width: number;
  readonly height: number;
}

/** A byte; 0 after the end. */
const at = (bytes: Uint8Array, offset: number) => bytes[offset] ?? 0;
const two = (bytes: Uint8Array, offset: number) => at(bytes, offset) * 256 + at(bytes, offset + 1);
const twoBack = (bytes: Uint8Array, offset: number) =>
  at(bytes, offset) + at(bytes, offset + 1) * 256;
const text = (bytes: Uint8Array, offset: number, length: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

/**
 * The kind and size of a picture from its header, whatever its stated media type: known before it is decoded.
 * Undefined for any other kind, and for an animated WebP.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  if (text(bytes, 1, 3) === 'PNG' && text(bytes, 12, 4) === 'IHDR') {
    const [width, height] = [16, 20].map(
      (from) => two(bytes, from) * 65_536 + two(bytes, from + 2),
    );
    return { kind: 'png', width: width ?? 0, height: height ?? 0 };
  }
  if (two(bytes, 0) === 0xff_d8) return jpegSize(bytes);
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return webpSize(bytes);
  return jxlSize(bytes);
}

/** Frame headers of a JPEG: C0 … CF without three markers of tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Uint8Array): PictureSize | undefined {
  for (let from = 2; from < bytes.length && at(bytes, from) === 0xff; ) {
    const marker = at(bytes, from + 1);
    if (isFrame(marker)) {
      return { kind: 'jpeg', width: two(bytes, from + 7), height: two(bytes, from + 5) };
    }
    // Any number of fill bytes may precede a marker.
    from += marker === 0xff ? 1 : 2 + two(bytes, from + 2);
  }
  return undefined;
}

const ANIMATED = 0x02;

function webpSize(bytes: Uint8Array): PictureSize | undefined {
  const kind = 'webp';
  switch (text(bytes, 12, 4)) {
    case 'VP8 ':
      return { kind, width: twoBack(bytes, 26) & 0x3f_ff, height: twoBack(bytes, 28) & 0x3f_ff };
    case 'VP8L': {
      const width = (twoBack(bytes, 21) & 0x3f_ff) + 1;
      const height = ((twoBack(bytes, 22) >> 6) | ((at(bytes, 24) & 0x0f) << 10)) + 1;
      return { kind, width, height };
    }
    case 'VP8X': {
      if (at(bytes, 20) & ANIMATED) return undefined;
      const [width, height] = [24, 27].map(
        (from) => twoBack(bytes, from) + at(bytes, from + 2) * 65_536 + 1,
      );
      return { kind, width: width ?? 0, height: height ?? 0 };
    }
    default:
      return undefined;
  }
}
