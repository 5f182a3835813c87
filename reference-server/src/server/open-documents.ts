import type { Database } from '../database/database.contract.ts';
import { createDocumentService, type DocumentService } from '../documents/document-service.ts';
import { createDocumentEngine } from '../documents/workers/document-engine.ts';
import type { ImportServices } from '../import/import-file.ts';
import { openFileStore } from '../import/storing/file-store.ts';

/** The documents of a library. */
export interface OpenDocuments {
  readonly service: DocumentService;
  readonly importing: ImportServices;
  /** Starts the engine before the first document is opened. */
  warmUp(): void;
  /** Ends the engine's threads and closes every file; the database stays open. */
  close(): Promise<void>;
}

/**
 * Opens the documents of a data folder and database. Processes start on demand.
 *
 * @param workers the most of them; default: that of the engine
 */
export async function openDocuments(
  database: Database,
  dataDir: string,
  workers?: number,
): Promise<OpenDocuments> {
  const files = await openFileStore(dataDir);
  const engine = createDocumentEngine(workers);
  const { pathOf, partsPathOf } = files;
  const service = createDocumentService({ database, engine, pathOf, partsPathOf });
  return {
    service,
    importing: { database, engine, files },
    warmUp: () => engine.warmUp(),
    async close() {
      service.close();
      await engine.close();
    },
  };
}
