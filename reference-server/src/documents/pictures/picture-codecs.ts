import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js';
import encodeJpegPixels, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js';
import startJxlDecoder from '@jsquash/jxl/codec/dec/jxl_dec.js';
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js';
import decodeWebp, { init as initWebpDecoder } from '@jsquash/webp/decode.js';
import encodeWebp, { init as initWebpEncoder } from '@jsquash/webp/encode.js';
import type { PictureSize } from './picture-size.ts';
import type { OpaquePixels, Pixels } from './pixels.contract.ts';

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** The code of a codec, which a browser would fetch; compiled once for each thread. */
function moduleOf(file: string): Promise<WebAssembly.Module> {
  const known = compiled.get(file);
  if (known) return known;
  const module = readFile(fileURLToPath(import.meta.resolve(file))).then((bytes) =>
    WebAssembly.compile(new Uint8Array(bytes)),
  );
  compiled.set(file, module);
  return module;
}

const silent = () => undefined;

/** How a codec starts: with its code, in a new memory, and with nothing to say in the server's log. */
async function codec(file: string) {
  const module = await moduleOf(file);
  return {
    print: silent,
    printErr: silent,
    instantiateWasm(imports: WebAssembly.Imports, done: (started: WebAssembly.Instance) => void) {
      const started = new WebAssembly.Instance(module, imports);
      done(started);
      return started.exports;
    },
  };
}

/** Started by itself: the library would hold on to the decoder, and to all that it took. */
async function unpackJxl(bytes: ArrayBuffer): Promise<Pixels> {
  const decoder = await startJxlDecoder(await codec('@jsquash/jxl/codec/dec/jxl_dec.wasm'));
  const pixels = decoder.decode(bytes);
  if (!pixels) throw new Error('The picture is damaged.');
  return pixels;
}

/**
 * Unpacks pictures within WebAssembly, which reaches nothing outside its own memory. All but PNG get a
 * new such memory each time: the one before goes, and a picture that broke it breaks no other.
 */
const DECODERS: Readonly<Record<PictureSize['kind'], (bytes: ArrayBuffer) => Promise<Pixels>>> = {
  async jpeg(bytes) {
    await initJpegDecoder(await codec('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'));
    // Cameras write down which way up they were held.
    return decodeJpeg(bytes, { preserveOrientation: true });
  },
  async png(bytes) {
    await initPngDecoder(await moduleOf('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
    return decodePng(bytes);
  },
  async webp(bytes) {
    await initWebpDecoder(await codec('@jsquash/webp/codec/dec/webp_dec.wasm'));
    return decodeWebp(bytes);
  },
  async jxl(bytes) {
    const pixels = await unpackJxl(bytes);
    // The decoder takes hundreds of megabytes, and is given up: the encoder needs room beside the pixels.
    globalThis.gc?.();
    return pixels;
  },
};

/** Unpacks a picture. Rejects with whatever the codec thinks of it. */
export function decodePicture(kind: PictureSize['kind'], bytes: Uint8Array): Promise<Pixels> {
  return DECODERS[kind](bytes.slice().buffer);
}

/** Letters keep the colour of their edges. */
const EDGES = { use_sharp_yuv: 1 };

/** How a picture is packed. */
const PACKINGS = {
  /** Fine enough that no difference is seen at twice the size. */
  small: { ...EDGES, quality: 80 },
  /** Fine enough that no difference is seen when the picture is enlarged. */
  fine: { ...EDGES, quality: 92 },
  /** Every pixel stays as it is. */
  lossless: { lossless: 1 },
} as const;
/** How a picture is packed: in few bytes, without a visible difference, or without any. */
export type Packing = keyof typeof PACKINGS;

/** Packs a picture as WebP. */
export async function encodePicture(pixels: Pixels, packing: Packing): Promise<Uint8Array> {
  await initWebpEncoder(await codec('@jsquash/webp/codec/enc/webp_enc_simd.wasm'));
  const { width, height } = pixels;
  const data = new Uint8ClampedArray(pixels.data);
  const picture = { width, height, data, colorSpace: 'srgb' } as const;
  return new Uint8Array(await encodeWebp(picture, PACKINGS[packing]));
}

const JPEG_QUALITY = 80;

/** Encodes a picture as JPEG. */
export async function encodeJpeg(pixels: OpaquePixels): Promise<Uint8Array> {
  await initJpegEncoder(await codec('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  const { width, height } = pixels;
  const data = new Uint8ClampedArray(width * height * 4).fill(0xff);
  for (let from = 0, to = 0; from < pixels.data.length; from += 3, to += 4) {
    data.set(pixels.data.subarray(from, from + 3), to);
  }
  const picture = { width, height, data, colorSpace: 'srgb' } as const;
  return new Uint8Array(await encodeJpegPixels(picture, { quality: JPEG_QUALITY }));
}
