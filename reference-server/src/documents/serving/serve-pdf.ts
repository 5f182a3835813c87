import type { ServedBytes } from '../../http/bytes-body.contract.ts';
import { DocumentError } from '../model/document-error.ts';
import type { DocumentEngine } from '../workers/document-engine.ts';
import { ByteCache } from './byte-cache.ts';
import type { DocumentRecord } from './document-record.ts';
import { etagOf } from './etag.ts';
import { HARMLESS_HEADERS, PICTURE, WITH_LICENCE } from './serve-headers.ts';

/** What is made of the pages of PDFs. Everything rejects with a `DocumentError`. */
export interface PdfServing {
  /** @param signal aborted when whoever asks does not wait any more */
  page(document: DocumentRecord, page: number, signal?: AbortSignal): Promise<ServedBytes>;
  thumbnail(document: DocumentRecord, page: number, signal?: AbortSignal): Promise<ServedBytes>;
  range(document: DocumentRecord, from: number, amount: number): Promise<ServedBytes>;
  /** Opens the file and cuts its first page, before somebody asks for it; what fails then is told. */
  foresee(document: DocumentRecord): void;
}

const MEBIBYTE = 1024 * 1024;
const CACHE_BYTES = 96 * MEBIBYTE;
/** Three in a row of the panel, sharp on a dense screen; also what stands in for a page that is being painted. */
const THUMBNAIL_WIDTH = 200;

function requirePage({ structure, pageCount }: DocumentRecord, page: number): void {
  if (structure.format === 'pdf' && page >= 1 && page <= pageCount) return;
  throw new DocumentError('not-found', `The document has no page ${page}.`);
}

/** Makes the serving of PDFs. @param pathOf where the file of a digest is */
export function createPdfServing(
  engine: DocumentEngine,
  pathOf: (sha256: string) => string,
): PdfServing {
  const cache = new ByteCache<Uint8Array>(CACHE_BYTES, (bytes) => bytes.byteLength);
  const served = (
    mediaType: string,
    etag: string,
    keep: string,
    make: (signal: AbortSignal) => Promise<Uint8Array>,
    signal?: AbortSignal,
  ): Promise<ServedBytes> =>
    cache
      .get(etag, make, signal)
      .then((body) => ({ mediaType, etag, cache: keep, body, headers: HARMLESS_HEADERS }));

  async function servedPage(
    document: DocumentRecord,
    page: number,
    signal?: AbortSignal,
  ): Promise<ServedBytes> {
    requirePage(document, page);
    const etag = etagOf(document.sha256, 'page', page);
    const path = pathOf(document.sha256);
    return served(
      'application/pdf',
      etag,
      WITH_LICENCE,
      (unwanted) => engine.cutPage(path, page, unwanted),
      signal,
    );
  }

  return {
    page: servedPage,
    foresee(document) {
      servedPage(document, 1).catch(() => undefined);
    },
    async thumbnail(document, page, signal) {
      requirePage(document, page);
      const etag = etagOf(document.sha256, 'thumbnail', page);
      const path = pathOf(document.sha256);
      return served(
        'image/png',
        etag,
        PICTURE,
        (unwanted) =>
          engine.renderPage(path, page, THUMBNAIL_WIDTH, { lane: 'aside', signal: unwanted }),
        signal,
      );
    },
    async range(document, from, amount) {
      requirePage(document, from);
      const etag = etagOf(document.sha256, 'range', from, amount);
      const path = pathOf(document.sha256);
      return served('application/pdf', etag, WITH_LICENCE, () =>
        engine.cutRange(path, from, amount),
      );
    },
  };
}
