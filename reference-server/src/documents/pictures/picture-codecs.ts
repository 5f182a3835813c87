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

/** Loads and compiles the code of a codec once. */
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

/** Options to start a codec with new memory and without output. */
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

/** Starts the decoder itself: the library's function would keep its memory allocated. */
async function unpackJxl(bytes: ArrayBuffer): Promise<Pixels> {
  const decoder = await startJxlDecoder(await codec('@jsquash/jxl/codec/dec/jxl_dec.wasm'));
  const pixels = decoder.decode(bytes);
  if (!pixels) throw new Error('The picture is damaged.');
  return pixels;
}

/**
 * Decode pictures in WebAssembly, which cannot access other memory. All but PNG use new memory each time, so
 * that a hostile picture does not affect the next.
 */
const DECODERS: Readonly<Record<PictureSize['kind'], (bytes: ArrayBuffer) => Promise<Pixels>>> = {
  async jpeg(bytes) {
    await initJpegDecoder(await codec('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'));
    // Applies the orientation that cameras store.
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
    // Frees the hundreds of megabytes of the decoder before the encoder starts.
    globalThis.gc?.();
    return pixels;
  },
};

/** Decodes a picture. Rejects with the codec's error. */
export function decodePicture(kind: PictureSize['kind'], bytes: Uint8Array): Promise<Pixels> {
  return DECODERS[kind](bytes.slice().buffer);
}

/** Keeps the colour of edges, such as those of letters. */
const EDGES = { use_sharp_yuv: 1 };

const WEBP_OPTIONS = {
  /** No visible difference at twice the size. */
  small: { ...EDGES, quality: 80 },
  /** No visible difference in an enlarged picture. */
  fine: { ...EDGES, quality: 92 },
  lossless: { lossless: 1 },
} as const;
/** The quality of an encoded picture. */
export type Quality = keyof typeof WEBP_OPTIONS;

/** Encodes a picture as WebP. */
export async function encodePicture(pixels: Pixels, quality: Quality): Promise<Uint8Array> {
  await initWebpEncoder(await codec('@jsquash/webp/codec/enc/webp_enc_simd.wasm'));
  const { width, height } = pixels;
  const data = new Uint8ClampedArray(pixels.data);
  const picture = { width, height, data, colorSpace: 'srgb' } as const;
  return new Uint8Array(await encodeWebp(picture, WEBP_OPTIONS[quality]));
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
