import type { Database, Queryable } from '../../database/database.contract.ts';
import { structureOf } from '../../documents/model/document-structure.ts';
import type { ImportedDocument } from '../../documents/model/imported-document.contract.ts';
import { lockCatalogue, raiseVersion } from '../../search/indexing/catalogue-lock.ts';
import { indexDocuments } from '../../search/indexing/index-publications.ts';
import { documentKey, publicationKey } from './document-keys.ts';
import { publicationRecord } from './publication-record.ts';
import { renew, type Stage, stageDocument } from './stage-document.ts';

/** The publication of a new document. */
export type PublicationTarget =
  /** A new one, with the file's metadata. */
  | { readonly kind: 'new'; readonly connectionId: number }
  /** One in the catalogue. */
  | { readonly kind: 'existing'; readonly pubKey: string };

/** A stored document. `unchanged`: it existed before; `restored`: it existed, but its file was missing or truncated. */
export interface StoredDocument {
  readonly status: 'imported' | 'unchanged' | 'restored';
  readonly docKey: string;
  readonly pubKey: string;
}

const MEDIA_TYPES = { pdf: 'application/pdf', epub: 'application/epub+zip' } as const;

/** Finds the document of a file, for an existing target in that publication only. */
export async function findStored(
  database: Queryable,
  sha256: string,
  target: PublicationTarget,
): Promise<StoredDocument | undefined> {
  const pubKey = target.kind === 'existing' ? target.pubKey : null;
  const [row] = await database.query<{ doc_key: string; pub_key: string }>(
    `select doc_key, pub_key from appearances
     where file_sha256 = $1 and ($2::text is null or pub_key = $2) limit 1`,
    [sha256, pubKey],
  );
  return row && { status: 'unchanged', docKey: row.doc_key, pubKey: row.pub_key };
}

async function insertPublication(
  transaction: Queryable,
  document: ImportedDocument,
  connectionId: number,
): Promise<void> {
  const pubKey = publicationKey(document.sha256);
  const record = publicationRecord(document.metadata, new Date());
  await transaction.query(
    `insert into publications (connection_id, id, pub_key, record, acquired_at)
     select $1, coalesce(max(id), 0) + 1, $2, $3::jsonb, now()
     from publications where connection_id = $1`,
    [connectionId, pubKey, JSON.stringify(record)],
  );
}

/** Writes the long columns of an invisible row, each in its own transaction, so that others can run in between. */
async function writeLongFacts(
  database: Queryable,
  document: ImportedDocument,
  { docKey, token }: Stage,
): Promise<void> {
  const facts = { contents: document.contents, structure: structureOf(document) };
  for (const [column, fact] of Object.entries(facts)) {
    await database.query(
      `update appearances set ${column} = $3::jsonb where doc_key = $1 and pub_key = $2`,
      [docKey, token, JSON.stringify(fact)],
    );
  }
}

async function completeAppearance(
  transaction: Queryable,
  document: ImportedDocument,
  pubKey: string,
  { docKey, token }: Stage,
): Promise<void> {
  await renew(transaction, { docKey, token });
  await transaction.query(
    `update appearances set pub_key = $2, mime_type = $3, file_sha256 = $4, page_count = $5,
       metadata = $6::jsonb, cover = $7, cover_type = $8, created_at = now()
     where doc_key = $1`,
    [
      docKey,
      pubKey,
      MEDIA_TYPES[document.format],
      document.sha256,
      document.units.length,
      JSON.stringify(document.metadata),
      document.cover?.bytes ?? null,
      document.cover?.mediaType ?? null,
    ],
  );
}

/**
 * Stores a document: first its pages in batches, then in one transaction the rows that make it visible. An
 * existing document is unchanged.
 * @param keepFile stores the file; called last, under the catalogue's lock
 */
export async function storeDocument(
  database: Database,
  document: ImportedDocument,
  target: PublicationTarget,
  keepFile: () => Promise<void>,
): Promise<StoredDocument> {
  const stored = await findStored(database, document.sha256, target);
  if (stored) return stored;
  const { sha256, format, units } = document;
  const pubKey = target.kind === 'existing' ? target.pubKey : publicationKey(sha256);
  const docKey = documentKey(sha256, pubKey);
  const finished = await stageDocument(database, { docKey, format, units }, async (stage) => {
    await writeLongFacts(database, document, stage);
    return database.transaction(async (transaction): Promise<StoredDocument> => {
      await lockCatalogue(transaction);
      if (target.kind === 'new') {
        await insertPublication(transaction, document, target.connectionId);
      }
      await completeAppearance(transaction, document, pubKey, stage);
      await indexDocuments(transaction, pubKey);
      await raiseVersion(transaction);
      await keepFile();
      return { status: 'imported', docKey, pubKey };
    });
  });
  return finished ?? { status: 'unchanged', docKey, pubKey };
}

/** Calls `remove` when no document uses the file with a digest, under the catalogue's lock. */
export async function removeUnused(
  database: Database,
  sha256: string,
  remove: () => Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const used = await transaction.query('select from appearances where file_sha256 = $1 limit 1', [
      sha256,
    ]);
    if (used.length === 0) await remove();
  });
}
