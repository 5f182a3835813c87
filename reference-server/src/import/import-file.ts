import type { Readable } from 'node:stream';
import type { Database } from '../database/database.contract.ts';
import type { ImportedDocument } from '../documents/model/imported-document.contract.ts';
import { whyWhole } from '../documents/model/parts-outcome.ts';
import type { WholePages } from '../documents/model/whole-pages.ts';
import type { DocumentEngine } from '../documents/workers/document-engine.ts';
import { addMissingParts } from './parts/add-missing-parts.ts';
import { importDocument, type ReadingProgress } from './reading/import-document.ts';
import type { FileStore } from './storing/file-store.ts';
import {
  findStored,
  type PublicationTarget,
  removeUnused,
  type StoredDocument,
  storeDocument,
} from './storing/store-document.ts';

/** Services for imports. */
export interface ImportServices {
  readonly database: Database;
  readonly engine: DocumentEngine;
  readonly files: FileStore;
}

/** A file to import. */
export interface ImportRequest {
  readonly stream: Readable;
  readonly fileName: string;
  readonly target: PublicationTarget;
  readonly onProgress?: (progress: ReadingProgress) => void;
}

/** A document of the library. */
export interface ImportedFile extends StoredDocument {
  readonly title: string;
  readonly pageCount: number;
  /** Why the pages of a new PDF are not in parts. */
  readonly wholePages?: WholePages;
}

async function describeStored(database: Database, stored: StoredDocument): Promise<ImportedFile> {
  const [row] = await database.query<{ title: string; page_count: number }>(
    `select metadata->>'title' as title, page_count from appearances where doc_key = $1`,
    [stored.docKey],
  );
  return { ...stored, title: row?.title ?? '', pageCount: row?.page_count ?? 0 };
}

/**
 * Imports a file: copies and reads it before storing anything, so that a failure leaves nothing behind. A known
 * file changes nothing, but is restored when it is missing or truncated, or has no parts yet.
 * @throws DocumentError for a file that cannot be read; other errors are the server's
 */
export async function importFile(
  { database, engine, files }: ImportServices,
  { stream, fileName, target, onProgress }: ImportRequest,
): Promise<ImportedFile> {
  const incoming = await files.receive(stream);
  let kept = false;
  const keepFile = (document: ImportedDocument) => async () => {
    kept = true;
    if (document.format === 'pdf' && document.parts.kind === 'parts') {
      await files.keepParts(document.sha256, document.parts.bytes);
    }
    await incoming.keep();
  };
  const restoreFile = async (known: StoredDocument): Promise<StoredDocument> => {
    const hasParts = await addMissingParts({ database, engine, files }, incoming, known.docKey);
    if (hasParts && (await files.has(incoming))) return known;
    await incoming.keep();
    return { ...known, status: 'restored' };
  };
  try {
    const known = await findStored(database, incoming.sha256, target);
    if (known) return await describeStored(database, await restoreFile(known));
    const document = await importDocument(incoming, {
      engine,
      fileName,
      ...(onProgress ? { onProgress } : {}),
    });
    const stored = await storeDocument(database, document, target, keepFile(document));
    const wholePages = document.format === 'pdf' ? whyWhole(document.parts) : undefined;
    return {
      ...stored,
      title: document.metadata.title,
      pageCount: document.units.length,
      ...(wholePages ? { wholePages } : {}),
    };
  } catch (error) {
    if (kept) await removeUnused(database, incoming.sha256, () => files.remove(incoming.sha256));
    throw error;
  } finally {
    await incoming.discard();
  }
}
