import { withoutEnd } from '../../../text/without-end.ts';
import type { Pdfium } from './pdfium.contract.ts';

/** Allocates `size` bytes of the engine's memory for `use`, and frees them. */
export function withMemory<T>(pdfium: Pdfium, size: number, use: (pointer: number) => T): T {
  const pointer = pdfium.allocate(size);
  try {
    return use(pointer);
  } finally {
    pdfium.free(pointer);
  }
}

/** A view of the engine's memory, valid until the next call into the engine. */
export function viewMemory(pdfium: Pdfium, pointer: number, size: number): DataView {
  const heap = pdfium.heap();
  return new DataView(heap.buffer, heap.byteOffset + pointer, size);
}

/** Copies bytes out of the engine's memory. */
export function copyOut(pdfium: Pdfium, pointer: number, size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(pdfium.heap().subarray(pointer, pointer + size));
}

/** Decodes zero-terminated UTF-16LE. */
export function decodeUtf16(bytes: Uint8Array): string {
  return withoutEnd(new TextDecoder('utf-16le').decode(bytes), (character) => character === '\0');
}

/** Reads a text: `call` returns the size in bytes without a buffer, and fills a buffer with UTF-16LE. */
export function readText(
  pdfium: Pdfium,
  call: (buffer: number, size: number) => number,
  limit = 1_000_000,
): string {
  const size = Math.min(call(0, 0), limit);
  if (size < 2) return '';
  return withMemory(pdfium, size, (buffer) => {
    call(buffer, size);
    return decodeUtf16(copyOut(pdfium, buffer, size));
  });
}
