import type { Entry, ZipFile } from 'yauzl';

/** An archive whose directory has been read and checked. */
export interface Archive {
  readonly zip: ZipFile;
  /** Files by canonical path. */
  readonly entries: ReadonlyMap<string, Entry>;
  /**
   * The canonical path of a file: the path itself, else one that differs only in case or percent-encoding,
   * as in books made on case-insensitive file systems.
   */
  find(path: string): string | undefined;
  close(): void;
}
