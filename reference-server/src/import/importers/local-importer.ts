import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { migrate } from '../../database/migrations.ts';
import { openDatabase } from '../../database/opening/open-database.ts';
import { createDocumentEngine } from '../../documents/workers/document-engine.ts';
import { importOutcome } from '../import-outcome.ts';
import { openFileStore } from '../storing/file-store.ts';
import { findConnection } from './find-connection.ts';
import type { Importer } from './importer.contract.ts';

/** The library, and the connection for new documents. */
export interface LocalImporterOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly connection: string | undefined;
}

/** Opens a library while no server runs; locks its data folder. @throws FolderInUseError, ConnectionMissingError */
export async function openLocalImporter({
  dataDir,
  databaseUrl,
  connection,
}: LocalImporterOptions): Promise<Importer> {
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    await migrate(database);
    const target = {
      kind: 'new',
      connectionId: await findConnection(database, connection),
    } as const;
    const files = await openFileStore(dataDir);
    const engine = createDocumentEngine();
    return {
      importFile: (path, onProgress) =>
        importOutcome(
          { database, engine, files },
          { stream: createReadStream(path), fileName: basename(path), target, onProgress },
        ),
      async close() {
        await engine.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
