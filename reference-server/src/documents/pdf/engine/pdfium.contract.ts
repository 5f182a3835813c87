import type { Methods } from '@embedpdf/pdfium';

/** A PDFium instance: its functions and memory. Not thread-safe. */
export interface Pdfium {
  readonly api: Methods;
  /** A view that is invalid once the memory grows. */
  heap(): Uint8Array;
  /** Whether it has reached its memory limit; later answers may be incomplete. */
  isExhausted(): boolean;
  allocate(size: number): number;
  free(pointer: number): void;
  addCallback(callback: (...values: number[]) => number, signature: string): number;
  removeCallback(index: number): void;
}
