import type { Database } from '../../database/database.contract.ts';
import { partsOf } from '../../documents/model/document-structure.ts';
import type { WholePages } from '../../documents/model/whole-pages.ts';
import type { DocumentEngine } from '../../documents/workers/document-engine.ts';
import type { FileStore, IncomingFile } from '../storing/file-store.ts';
import { pagesInParts } from './pages-in-parts.ts';

const FAILED: WholePages = 'failed';

/** Dependencies of adding parts. */
export interface PartsServices {
  readonly database: Database;
  readonly engine: DocumentEngine;
  readonly files: FileStore;
}

/**
 * Divides the pages of a stored PDF into parts when an older import did not, or their file is missing. Running servers
 * offer them after their next start.
 *
 * @returns false when parts were added
 */
export async function addMissingParts(
  { database, engine, files }: PartsServices,
  { path, sha256 }: Pick<IncomingFile, 'path' | 'sha256'>,
  docKey: string,
): Promise<boolean> {
  const [row] = await database.query<{ edition: string | null; why: string | null }>(
    `select structure->>'parts' as edition, structure->>'wholePages' as why from appearances
     where doc_key = $1 and format = 'pdf' and page_count > 1`,
    [docKey],
  );
  // A failure may have been one of the engine, such as a job that was too late.
  if (!row || (row.why !== null && row.why !== FAILED)) return true;
  if (row.edition !== null && (await files.hasParts(sha256))) return true;
  const made = await pagesInParts(path, engine);
  if (made.kind === 'parts') await files.keepParts(sha256, made.bytes);
  await database.query(
    `update appearances set structure = structure - 'parts' - 'wholePages' || $2::jsonb where doc_key = $1`,
    [docKey, JSON.stringify(partsOf(made))],
  );
  return made.kind === 'whole';
}
