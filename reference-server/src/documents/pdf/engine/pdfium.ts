import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init } from '@embedpdf/pdfium';
import { MAX_ENGINE_MEMORY } from '../../model/import-limits.ts';
import { addEastAsianFont } from './east-asian-font.ts';
import type { Pdfium } from './pdfium.contract.ts';

/** The parts of the WebAssembly module that its typings lack. */
interface RawModule {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: Readonly<Record<string, unknown>> & {
    malloc(size: number): number;
    free(pointer: number): void;
  };
  addFunction(callback: (...values: number[]) => number, signature: string): number;
  removeFunction(index: number): void;
}

const isMemory = (value: unknown): value is WebAssembly.Memory =>
  value instanceof WebAssembly.Memory;

const PAGE_BYTES = 64 * 1024;

/**
 * Limits the engine's memory; the module itself allows 2 GB.
 * @returns whether the engine has reached the limit
 */
function limitMemory({ wasmExports }: RawModule, mostBytes: number): () => boolean {
  const memory = Object.values(wasmExports).find(isMemory);
  if (!memory) throw new TypeError('The engine does not export its memory.');
  const grow = memory.grow.bind(memory);
  let refused = false;
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE_BYTES <= mostBytes) return grow(pages);
    refused = true;
    throw new RangeError('The engine may take no more memory.');
  };
  return () => refused;
}

/** Loads the engine; takes about 80 ms and 20 MB. */
export async function loadPdfium(): Promise<Pdfium> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  const silent = () => undefined;
  const overrides = { wasmBinary, print: silent, printErr: silent };
  const api = await init(overrides as Parameters<typeof init>[0]);
  const raw = api.pdfium as unknown as RawModule;
  const isExhausted = limitMemory(raw, MAX_ENGINE_MEMORY);
  api.PDFiumExt_Init();
  const pdfium: Pdfium = {
    api,
    heap: () => raw.HEAPU8,
    isExhausted,
    allocate(size) {
      const pointer = raw.wasmExports.malloc(size);
      if (pointer === 0) throw new RangeError(`PDFium has no room for ${size} bytes`);
      return pointer >>> 0;
    },
    free: (pointer) => raw.wasmExports.free(pointer),
    addCallback: (callback, signature) => raw.addFunction(callback, signature),
    removeCallback: (index) => raw.removeFunction(index),
  };
  await addEastAsianFont(pdfium);
  return pdfium;
}
