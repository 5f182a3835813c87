import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js';
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js';
import decodeWebp, { init as initWebpDecoder } from '@jsquash/webp/decode.js';
import encodeWebp, { init as initWebpEncoder } from '@jsquash/webp/encode.js';
import type { PictureSize } from './picture-size.ts';
import type { Pixels } from './pixels.contract.ts';

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

/**
 * Unpacks pictures within WebAssembly, which reaches nothing outside its own memory. JPEG and WebP get a new
 * such memory each time: the one before goes, and a picture that broke it breaks no other.
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
};

/** Unpacks a picture. Rejects with whatever the codec thinks of it. */
export function decodePicture(kind: PictureSize['kind'], bytes: Uint8Array): Promise<Pixels> {
  return DECODERS[kind](bytes.slice().buffer);
}

/** Fine enough that nobody sees a difference at twice the size; letters keep the colour of their edges. */
const LOSSY = { quality: 80, use_sharp_yuv: 1 };
const LOSSLESS = { lossless: 1 };

/** Packs a picture as WebP. @param lossless whether every pixel is to stay as it is */
export async function encodePicture(pixels: Pixels, lossless: boolean): Promise<Uint8Array> {
  await initWebpEncoder(await codec('@jsquash/webp/codec/enc/webp_enc_simd.wasm'));
  const { width, height } = pixels;
  const data = new Uint8ClampedArray(pixels.data);
  const picture = { width, height, data, colorSpace: 'srgb' } as const;
  return new Uint8Array(await encodeWebp(picture, lossless ? LOSSLESS : LOSSY));
}
