import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { openingError } from '../../model/opening-error.ts';

/** The bytes of a PDF, read where the engine asks for them. */
export interface PdfSource {
  readonly size: number;
  /** All of them, where they are in memory. */
  readonly bytes: Uint8Array | undefined;
  /** Fills the target with what stands from a position on; whether there was enough. */
  read(target: Uint8Array, position: number): boolean;
  close(): void;
}

function openDescriptor(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw openingError(path, error);
  }
}

/** A file, never read as a whole. @throws DocumentError broken, when it cannot be opened */
export function fileSource(path: string): PdfSource {
  const descriptor = openDescriptor(path);
  return {
    size: fstatSync(descriptor).size,
    bytes: undefined,
    read: (target, position) =>
      readSync(descriptor, target, 0, target.length, position) === target.length,
    close: () => closeSync(descriptor),
  };
}

/** Bytes that are in memory already. */
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
