import type { AppearanceMetadata, ContentsEntry, Publication } from '@leeszaal/shared-contracts';
import type { Queryable } from '../../database/database.contract.ts';
import { audiencesOf, type LibraryCaller } from '../../session/audiences.ts';
import { DocumentError } from '../model/document-error.ts';
import type { DocumentMetadata } from '../model/imported-document.contract.ts';
import { coverAddress } from './cover-address.ts';
import type { DocumentRecord } from './document-record.ts';
import { segmentLength } from './segment-length.ts';

interface AppearanceRow extends Readonly<Record<string, unknown>> {
  readonly metadata: Partial<DocumentMetadata>;
  readonly record: Partial<Publication> | null;
  readonly has_cover: boolean;
}

function readingOrder({ structure, textBytes }: DocumentRecord): Partial<AppearanceMetadata> {
  const { progression } = structure;
  const pageProgression = progression === 'default' ? undefined : progression;
  if (structure.format === 'pdf') {
    const inParts = structure.parts === undefined ? undefined : true;
    return { pageLabels: structure.labels, pageProgression, inParts };
  }
  const spine = structure.spine.map(({ pictures, ...item }, index) => ({
    ...item,
    length: segmentLength({ layout: item.layout, pictures }, textBytes[index] ?? 0),
  }));
  return { spine, pageProgression };
}

/**
 * Reads what the reader shows of a document before it has a licence: the metadata of the first connection that the
 * caller may search, else the file's own.
 * @throws DocumentError not-found
 */
export async function readAppearance(
  database: Queryable,
  document: DocumentRecord,
  caller: LibraryCaller,
): Promise<AppearanceMetadata> {
  const [row] = await database.query<AppearanceRow>(
    `select a.metadata, a.cover is not null as has_cover, (
       select p.record from publications p join client_connections c using (connection_id)
       where p.pub_key = a.pub_key and c.client_ref = $2 and c.searched_by = any($3)
       order by c.position, c.connection_id, p.id limit 1) as record
     from appearances a where a.doc_key = $1`,
    [document.docKey, caller.client, audiencesOf(caller)],
  );
  if (!row) throw new DocumentError('not-found', 'There is no such document.');
  const { metadata } = row;
  const record = row.record ?? {};
  const authors = record.authors ?? [];
  return {
    docKey: document.docKey,
    pubKey: document.pubKey,
    appearance: { mimeType: document.mimeType, numPages: document.pageCount },
    title: record.title || metadata.title || '',
    authors: authors.length > 0 ? authors : [...(metadata.authors ?? [])],
    cover: row.has_cover ? coverAddress(document.docKey) : undefined,
    isbn: record.isbn ?? metadata.isbn,
    yearOfPublication: record.yearOfPublication ?? metadata.year?.toString(),
    publisher: record.publisher ?? metadata.publisher,
    edition: record.edition,
    language: metadata.language ?? record.language,
    jurisdiction: record.jurisdiction ?? [],
    abstract: record.abstract,
    ...readingOrder(document),
  };
}

/** Reads the contents table of a document. @throws DocumentError not-found */
export async function readStoredContents(
  database: Queryable,
  docKey: string,
): Promise<readonly ContentsEntry[]> {
  const [row] = await database.query<{ contents: readonly ContentsEntry[] }>(
    'select contents from appearances where doc_key = $1',
    [docKey],
  );
  if (!row) throw new DocumentError('not-found', 'There is no such document.');
  return row.contents;
}
