import type { Database, Queryable } from '../database/database.contract.ts';
import { structureOf } from '../documents/model/document-structure.ts';
import type { ImportedDocument } from '../documents/model/imported-document.contract.ts';
import { lockCatalogue } from '../search/indexing/catalogue-lock.ts';
import { indexPublications } from '../search/indexing/index-publications.ts';
import { indexTexts } from '../search/indexing/index-texts.ts';
import { foldText } from '../text/fold-text.ts';
import { documentKey, publicationKey } from './document-keys.ts';
import { publicationRecord } from './publication-record.ts';
import { textBatches } from './text-batches.ts';

/** What a document becomes a form of. */
export type PublicationTarget =
  /** A publication of its own, described by the file's metadata. */
  | { readonly kind: 'new'; readonly connectionId: number }
  /** One that is in the catalogue already. */
  | { readonly kind: 'existing'; readonly pubKey: string };

/**
 * Where a document is now. `unchanged`: it was there before, and nothing was written; `restored`: it was
 * there before, and only its file was missing or cut short.
 */
export interface StoredDocument {
  readonly status: 'imported' | 'unchanged' | 'restored';
  readonly docKey: string;
  readonly pubKey: string;
}

const MEDIA_TYPES = { pdf: 'application/pdf', epub: 'application/epub+zip' } as const;

/** The place of a file in the catalogue, or undefined. With an existing target only that place counts. */
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
): Promise<string> {
  const pubKey = publicationKey(document.sha256);
  const record = publicationRecord(document.metadata, new Date());
  const [row] = await transaction.query<{ id: number }>(
    `insert into publications (connection_id, id, pub_key, record, acquired_at)
     select $1, coalesce(max(id), 0) + 1, $2, $3::jsonb, now()
     from publications where connection_id = $1
     returning id`,
    [connectionId, pubKey, JSON.stringify(record)],
  );
  if (row) await indexPublications(transaction, [{ connectionId, id: row.id, record }]);
  return pubKey;
}

async function insertAppearance(
  transaction: Queryable,
  document: ImportedDocument,
  pubKey: string,
): Promise<string> {
  const docKey = documentKey(document.sha256, pubKey);
  await transaction.query(
    `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
       metadata, contents, structure, cover, cover_type)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9::jsonb, $10, $11)`,
    [
      docKey,
      pubKey,
      document.format,
      MEDIA_TYPES[document.format],
      document.sha256,
      document.units.length,
      JSON.stringify(document.metadata),
      JSON.stringify(document.contents),
      JSON.stringify(structureOf(document)),
      document.cover?.bytes ?? null,
      document.cover?.mediaType ?? null,
    ],
  );
  return docKey;
}

async function insertTexts(
  transaction: Queryable,
  document: ImportedDocument,
  docKey: string,
): Promise<void> {
  for (const { from, units } of textBatches(document.units)) {
    await transaction.query(
      `insert into document_texts (doc_key, position, path, body, folded)
       select $1, position, path, body, folded
       from unnest($2::integer[], $3::text[], $4::text[], $5::text[])
         as new (position, path, body, folded)`,
      [
        docKey,
        units.map((_, at) => from + at),
        units.map(({ address }) => address),
        units.map(({ text }) => text),
        units.map(({ text }) => foldText(text)),
      ],
    );
  }
  await indexTexts(transaction, [docKey]);
}

/**
 * Writes a document's rows in one transaction, and makes it findable. A document that is there already
 * stays as it is.
 * @param keepFile gives the file its place; called last before the rows become visible, and while
 *   nobody else stores anything
 */
export async function storeDocument(
  database: Database,
  document: ImportedDocument,
  target: PublicationTarget,
  keepFile: () => Promise<void>,
): Promise<StoredDocument> {
  return database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const stored = await findStored(transaction, document.sha256, target);
    if (stored) return stored;
    const pubKey =
      target.kind === 'existing'
        ? target.pubKey
        : await insertPublication(transaction, document, target.connectionId);
    const docKey = await insertAppearance(transaction, document, pubKey);
    await insertTexts(transaction, document, docKey);
    await keepFile();
    return { status: 'imported', docKey, pubKey };
  });
}

/** Calls `remove` when no document uses the file of that digest, and nobody is storing one. */
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
