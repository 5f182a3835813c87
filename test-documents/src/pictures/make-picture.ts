import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import encodeJpeg, { init } from '@jsquash/jpeg/encode.js';
import encodeJxl, { init as initJxlEncoder } from '@jsquash/jxl/encode.js';
import { encode } from 'fast-png';

/** A picture: rows from the top, four bytes for a pixel (red, green, blue, opacity). */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A picture with gradients, like a photograph. @param clear makes the left half transparent */
export function makePixels(width: number, height: number, clear = false): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const grain = (x * 7919 + y * 104_729) % 13;
    const opacity = clear && x < width / 2 ? 0 : 255;
    data.set([(x * 255) / width, (y * 255) / height, 128 + grain, opacity], at * 4);
  }
  return { width, height, data };
}

/** A PNG. */
export const makePng = ({ width, height, data }: Pixels): Uint8Array =>
  encode({ width, height, data, channels: 4, depth: 8 });

/** A JPEG. @param orientation in Exif: 6 means rotate clockwise */
export async function makeJpeg(pixels: Pixels, orientation?: number): Promise<Uint8Array> {
  const code = await codeOf('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
  await init({ wasmBinary: code } as Parameters<typeof init>[0]);
  const { width, height } = pixels;
  const data = new Uint8ClampedArray(pixels.data);
  const jpeg = new Uint8Array(await encodeJpeg({ width, height, data, colorSpace: 'srgb' }));
  if (orientation === undefined) return jpeg;
  return Buffer.concat([jpeg.subarray(0, 2), exifOf(orientation), jpeg.subarray(2)]);
}

/** A JPEG XL as a bare codestream. */
export async function makeJxl({ width, height, data }: Pixels): Promise<Uint8Array> {
  const wasmBinary = await codeOf('@jsquash/jxl/codec/enc/jxl_enc.wasm');
  await initJxlEncoder({ wasmBinary } as Parameters<typeof initJxlEncoder>[0]);
  const picture = { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as const;
  return new Uint8Array(await encodeJxl(picture, { effort: 3 }));
}

/** A JPEG XL in a container, whole (`jxlc`) or as the first part (`jxlp`). */
export function inJxlContainer(codestream: Uint8Array, kind: 'jxlc' | 'jxlp'): Uint8Array {
  const box = (name: string, content: Uint8Array) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, content]);
  };
  const part = kind === 'jxlp' ? Buffer.concat([Buffer.alloc(4), codestream]) : codestream;
  return Buffer.concat([
    box('JXL ', Buffer.from('\r\n\x87\n', 'latin1')),
    box('ftyp', Buffer.from('jxl \0\0\0\0jxl ', 'latin1')),
    box(kind, part),
  ]);
}

const codeOf = async (file: string) =>
  new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(file))));

/** An Exif segment with an orientation. */
function exifOf(orientation: number): Buffer {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  const body = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff];
  return Buffer.from([0xff, 0xe1, 0, body.length + 2, ...body]);
}
