import { closeSync, fstatSync, readSync } from 'node:fs';
import { openFileSync } from '../../model/opening-error.ts';

const WINDOW_BYTES = 4 * 1024 * 1024;

/** A file to search and read forwards, with a few megabytes in memory. */
export interface FileWindow {
  readonly size: number;
  /** Bytes from a position on, fewer at the file's end; valid until the next call. */
  read(position: number, length: number): Buffer;
  /** Position of an ASCII text, from a position on; -1 when not found. */
  find(text: string, from: number): number;
  close(): void;
}

/** Opens a file for searching. @throws DocumentError broken, when it cannot be opened */
export function openWindow(path: string): FileWindow {
  const descriptor = openFileSync(path);
  const { size } = fstatSync(descriptor);
  const buffer = Buffer.alloc(Math.min(size, WINDOW_BYTES));
  let start = 0;
  let end = 0;

  const load = (position: number) => {
    start = position;
    end = position + readSync(descriptor, buffer, 0, buffer.length, position);
  };
  const read = (position: number, length: number) => {
    const to = Math.min(position + Math.min(length, buffer.length), size);
    if (position < start || to > end) load(position);
    return buffer.subarray(position - start, Math.max(position, Math.min(to, end)) - start);
  };
  return {
    size,
    read,
    find(text, from) {
      for (let position = from; position + text.length <= size; ) {
        if (position < start || position + text.length > end) load(position);
        const at = buffer.subarray(0, end - start).indexOf(text, position - start, 'latin1');
        if (at >= 0) return start + at;
        if (end >= size || end - start < text.length) return -1;
        position = end - text.length + 1;
      }
      return -1;
    },
    close: () => closeSync(descriptor),
  };
}
