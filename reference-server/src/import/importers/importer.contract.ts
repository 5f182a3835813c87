import type { ImportOutcome } from '../import-messages.ts';
import type { ReadingProgress } from '../reading/import-document.ts';

/** Imports files into a data folder, directly or through the server that has locked it. */
export interface Importer {
  /** Rejects only on an error of the library; a refused file is an outcome. */
  importFile(path: string, onProgress: (progress: ReadingProgress) => void): Promise<ImportOutcome>;
  close(): Promise<void>;
}
