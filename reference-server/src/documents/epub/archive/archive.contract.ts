import type { Entry, ZipFile } from 'yauzl';

/** An archive whose directory has been read and found harmless. */
export interface Archive {
  readonly zip: ZipFile;
  /** By canonical path; folders are left out. */
  readonly entries: ReadonlyMap<string, Entry>;
  /**
   * The canonical path of the file that a path means: itself, else one that differs in the case of
   * letters or in percent-encoding only, as books made on forgiving file systems have it.
   */
  find(path: string): string | undefined;
  close(): void;
}
