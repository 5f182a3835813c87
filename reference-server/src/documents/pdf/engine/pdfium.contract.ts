import type { Methods } from '@embedpdf/pdfium';

/** PDFium, loaded: its functions and its memory. One per thread; not safe to share. */
export interface Pdfium {
  readonly api: Methods;
  /** A fresh view each time: it is replaced when the memory grows. */
  heap(): Uint8Array;
  /** Whether it wanted more memory than it may have; what it answers since then may lack something. */
  isExhausted(): boolean;
  allocate(size: number): number;
  free(pointer: number): void;
  addCallback(callback: (...values: number[]) => number, signature: string): number;
  removeCallback(index: number): void;
}
