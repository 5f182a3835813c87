import { closeSync, fstatSync, readSync } from 'node:fs';
import { openFileSync } from '../../model/opening-error.ts';

/** Random access to the bytes of a PDF. */
export interface PdfSource {
  readonly size: number;
  /** All bytes, if in memory. */
  readonly bytes: Uint8Array | undefined;
  /** Fills the target from a position on. @returns whether there were enough bytes */
  read(target: Uint8Array, position: number): boolean;
  close(): void;
}

/** A file, which is never read whole. @throws DocumentError broken, when it cannot be opened */
export function fileSource(path: string): PdfSource {
  const descriptor = openFileSync(path);
  return {
    size: fstatSync(descriptor).size,
    bytes: undefined,
    read: (target, position) =>
      readSync(descriptor, target, 0, target.length, position) === target.length,
    close: () => closeSync(descriptor),
  };
}

/** Bytes in memory. */
export function memorySource(bytes: Uint8Array): PdfSource {
  return {
    size: bytes.length,
    bytes,
    read(target, position) {
      if (position + target.length > bytes.length) return false;
      target.set(bytes.subarray(position, position + target.length));
      return true;
    },
    close: () => undefined,
  };
}
