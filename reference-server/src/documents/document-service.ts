import type {
  AppearanceMetadata,
  ContentsEntry,
  FileHit,
  PageIndex,
} from '@leeszaal/shared-contracts';
import type { Database } from '../database/database.contract.ts';
import type { ServedBytes } from '../http/bytes-body.contract.ts';
import type { LibraryCaller } from '../session/audiences.ts';
import { DocumentError } from './model/document-error.ts';
import { ByteCache } from './serving/byte-cache.ts';
import { type DocumentRecord, readDocumentRecord } from './serving/document-record.ts';
import { etagOf } from './serving/etag.ts';
import { readAppearance, readStoredContents } from './serving/read-appearance.ts';
import { recountPictures } from './serving/recount-pictures.ts';
import { searchDocument } from './serving/search-document.ts';
import { createEpubServing } from './serving/serve-epub.ts';
import { HARMLESS_HEADERS, PICTURE } from './serving/serve-headers.ts';
import { createPartsServing } from './serving/serve-parts.ts';
import { createPdfServing } from './serving/serve-pdf.ts';
import type { DocumentEngine } from './workers/document-engine.ts';

/** Services that documents are served with. */
export interface DocumentServices {
  readonly database: Database;
  readonly engine: DocumentEngine;
  readonly pathOf: (sha256: string) => string;
  readonly partsPathOf: (sha256: string) => string;
}

/**
 * Serves documents, without access control: the handlers check licences. Every call rejects with a
 * `DocumentError`; `not-found` is a 404.
 */
export interface DocumentService {
  /** The document's record, for the publication that a licence is for. */
  find(docKey: string): Promise<DocumentRecord>;
  /** Metadata of a document. Also prefetches its first page, which the reader requests next. */
  appearance(docKey: string, caller: LibraryCaller): Promise<AppearanceMetadata>;
  contents(docKey: string): Promise<readonly ContentsEntry[]>;
  search(docKey: string, query: string): Promise<FileHit[]>;
  cover(docKey: string): Promise<ServedBytes>;
  /** @param signal aborted when the request ends early */
  page(docKey: string, page: number, signal?: AbortSignal): Promise<ServedBytes>;
  thumbnail(docKey: string, page: number, signal?: AbortSignal): Promise<ServedBytes>;
  pageIndex(docKey: string): Promise<PageIndex>;
  /** @param list numbers and ranges of parts, as in `0-5,9` */
  pageParts(docKey: string, edition: string, list: string): Promise<ServedBytes>;
  print(docKey: string, from: number, amount: number): Promise<ServedBytes>;
  file(docKey: string, address: string, licenceKey: string): Promise<ServedBytes>;
  close(): void;
}

const RECORD_CACHE_BYTES = 16 * 1024 * 1024;

async function readCover(
  database: Database,
  { docKey, sha256 }: DocumentRecord,
): Promise<ServedBytes> {
  const [row] = await database.query<{ cover: Uint8Array | null; cover_type: string | null }>(
    'select cover, cover_type from appearances where doc_key = $1',
    [docKey],
  );
  if (!row?.cover || !row.cover_type) {
    throw new DocumentError('not-found', 'The document has no cover.');
  }
  return {
    mediaType: row.cover_type,
    etag: etagOf(sha256, 'cover'),
    cache: PICTURE,
    body: row.cover,
    headers: HARMLESS_HEADERS,
  };
}

/** Creates the service. */
export function createDocumentService({
  database,
  engine,
  pathOf,
  partsPathOf,
}: DocumentServices): DocumentService {
  const pdf = createPdfServing(engine, pathOf);
  const inParts = createPartsServing(partsPathOf);
  const epub = createEpubServing(engine, pathOf);
  const records = new ByteCache<DocumentRecord>(
    RECORD_CACHE_BYTES,
    ({ structure }) => 2 * JSON.stringify(structure).length,
  );
  const find = (docKey: string) =>
    records.get(docKey, async () =>
      recountPictures(await readDocumentRecord(database, docKey), { database, engine, pathOf }),
    );

  return {
    find,
    async appearance(docKey, caller) {
      const document = await find(docKey);
      pdf.prefetch(document);
      return readAppearance(database, document, caller);
    },
    contents: (docKey) => readStoredContents(database, docKey),
    async search(docKey, query) {
      await find(docKey);
      return searchDocument(database, docKey, query);
    },
    cover: async (docKey) => readCover(database, await find(docKey)),
    page: async (docKey, page, signal) => pdf.page(await find(docKey), page, signal),
    thumbnail: async (docKey, page, signal) => pdf.thumbnail(await find(docKey), page, signal),
    pageIndex: async (docKey) => inParts.index(await find(docKey)),
    pageParts: async (docKey, edition, list) => inParts.parts(await find(docKey), edition, list),
    print: async (docKey, from, amount) => pdf.range(await find(docKey), from, amount),
    file: async (docKey, address, licenceKey) => epub.file(await find(docKey), address, licenceKey),
    close: () => epub.close(),
  };
}
