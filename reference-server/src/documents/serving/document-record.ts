import * as v from 'valibot';
import type { Queryable } from '../../database/database.contract.ts';
import { DocumentError } from '../model/document-error.ts';
import { type DocumentStructure, structureSchema } from '../model/document-structure.ts';

/** The record of a document for serving; immutable after import. */
export interface DocumentRecord {
  readonly docKey: string;
  readonly pubKey: string;
  readonly sha256: string;
  readonly mimeType: string;
  readonly pageCount: number;
  readonly structure: DocumentStructure;
  /** Bytes of text of each segment of an EPUB; empty for a PDF. */
  readonly textBytes: readonly number[];
}

const rowSchema = v.object({
  doc_key: v.string(),
  pub_key: v.string(),
  file_sha256: v.string(),
  mime_type: v.string(),
  page_count: v.number(),
  structure: structureSchema,
});

/** Reads a document's record. @throws DocumentError not-found */
export async function readDocumentRecord(
  database: Queryable,
  docKey: string,
): Promise<DocumentRecord> {
  const [found] = await database.query(
    `select doc_key, pub_key, file_sha256, mime_type, page_count, structure
     from appearances where doc_key = $1`,
    [docKey],
  );
  if (!found) throw new DocumentError('not-found', 'There is no such document.');
  const row = v.parse(rowSchema, found);
  // PostgreSQL stores the size of a text: this reads none.
  const texts =
    row.structure.format === 'pdf'
      ? []
      : await database.query<{ bytes: number }>(
          `select octet_length(body) as bytes from document_texts
           where doc_key = $1 order by position`,
          [docKey],
        );
  return {
    docKey: row.doc_key,
    pubKey: row.pub_key,
    sha256: row.file_sha256,
    mimeType: row.mime_type,
    pageCount: row.page_count,
    structure: row.structure,
    textBytes: texts.map(({ bytes }) => bytes),
  };
}
