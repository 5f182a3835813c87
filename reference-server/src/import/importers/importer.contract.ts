import type { ImportOutcome } from '../import-messages.ts';
import type { ReadingProgress } from '../reading/import-document.ts';

/** Takes files into a library: into the data folder itself, or through the server that holds it. */
export interface Importer {
  /** Rejects only when the library itself is in trouble; a file that is refused is an outcome. */
  importFile(path: string, onProgress: (progress: ReadingProgress) => void): Promise<ImportOutcome>;
  close(): Promise<void>;
}
