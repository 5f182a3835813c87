import type { Database } from '../database/database.contract.ts';
import { createDocumentService, type DocumentService } from '../documents/document-service.ts';
import { createDocumentEngine } from '../documents/workers/document-engine.ts';
import type { ImportServices } from '../import/import-file.ts';
import { openFileStore } from '../import/storing/file-store.ts';

/** The documents of a library, open. */
export interface OpenDocuments {
  readonly service: DocumentService;
  /** What importing needs. */
  readonly importing: ImportServices;
  /** Has the engine ready before somebody opens a document. */
  warmUp(): void;
  /** Ends the engine's threads and closes every file; the database stays open. */
  close(): Promise<void>;
}

/** Opens the documents in a data folder, described in a database. Threads start when they are needed. */
export async function openDocuments(database: Database, dataDir: string): Promise<OpenDocuments> {
  const files = await openFileStore(dataDir);
  const engine = createDocumentEngine();
  const service = createDocumentService({ database, engine, pathOf: files.pathOf });
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
