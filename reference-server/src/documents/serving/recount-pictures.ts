import type { Queryable } from '../../database/database.contract.ts';
import { fromAddress } from '../epub/addresses/epub-address.ts';
import { isDocumentError } from '../model/document-error.ts';
import type { DocumentEngine } from '../workers/document-engine.ts';
import type { DocumentRecord } from './document-record.ts';

/** Services for counting. */
export interface Recounting {
  readonly database: Queryable;
  readonly engine: Pick<DocumentEngine, 'countPictures'>;
  readonly pathOf: (sha256: string) => string;
}

/**
 * Counts and stores the pictures of a book whose import did not count them, so that its progress is measured as
 * in new books (`docs/decisions.md` 87). The record of an unreadable file is unchanged.
 */
export async function recountPictures(
  document: DocumentRecord,
  { database, engine, pathOf }: Recounting,
): Promise<DocumentRecord> {
  const { structure, docKey, sha256 } = document;
  if (structure.format !== 'epub') return document;
  if (structure.spine.every(({ pictures }) => pictures !== undefined)) return document;
  try {
    const paths = structure.spine.map((item) => fromAddress(item.path, structure.folder));
    const counts = await engine.countPictures(pathOf(sha256), paths);
    const spine = structure.spine.map((item, at) => ({ ...item, pictures: counts[at] ?? 0 }));
    const counted = { ...structure, spine };
    await database.query('update appearances set structure = $2::jsonb where doc_key = $1', [
      docKey,
      JSON.stringify(counted),
    ]);
    return { ...document, structure: counted };
  } catch (error) {
    if (isDocumentError(error)) return document;
    throw error;
  }
}
