import type { ServedBytes } from '../../http/bytes-body.contract.ts';
import { DocumentError } from '../model/document-error.ts';
import type { DocumentEngine } from '../workers/document-engine.ts';
import { ByteCache } from './byte-cache.ts';
import type { DocumentRecord } from './document-record.ts';
import { etagOf } from './etag.ts';
import { HARMLESS_HEADERS, PICTURE, WITH_LICENCE } from './serve-headers.ts';

/** Serves the pages of PDFs. Everything rejects with a `DocumentError`. */
export interface PdfServing {
  /** @param signal aborted when the request ends early */
  page(document: DocumentRecord, page: number, signal?: AbortSignal): Promise<ServedBytes>;
  thumbnail(document: DocumentRecord, page: number, signal?: AbortSignal): Promise<ServedBytes>;
  range(document: DocumentRecord, from: number, amount: number): Promise<ServedBytes>;
  /** Opens the file and cuts its first page into the cache; failures are silent. */
  prefetch(document: DocumentRecord): void;
}

const CACHE_BYTES = 96 * 1024 * 1024;
/** Three in a row of the panel, on a high-density screen; the reader also shows one until its page is rendered. */
const THUMBNAIL_WIDTH = 200;

const PDF = { mediaType: 'application/pdf', cache: WITH_LICENCE, headers: HARMLESS_HEADERS };
const PNG = { mediaType: 'image/png', cache: PICTURE, headers: HARMLESS_HEADERS };

/** Creates the serving of PDFs. @param pathOf the path of the file with a digest */
export function createPdfServing(
  engine: DocumentEngine,
  pathOf: (sha256: string) => string,
): PdfServing {
  const cache = new ByteCache<Uint8Array>(CACHE_BYTES, (bytes) => bytes.byteLength);

  async function serve(
    { structure, pageCount, sha256 }: DocumentRecord,
    [way, page, ...rest]: readonly [way: string, page: number, ...rest: number[]],
    make: (path: string, signal: AbortSignal) => Promise<Uint8Array>,
    signal?: AbortSignal,
  ): Promise<Pick<ServedBytes, 'etag'> & { readonly body: Uint8Array }> {
    if (structure.format !== 'pdf' || page < 1 || page > pageCount) {
      throw new DocumentError('not-found', `The document has no page ${page}.`);
    }
    const etag = etagOf(sha256, way, page, ...rest);
    const body = await cache.get(etag, (unused) => make(pathOf(sha256), unused), signal);
    return { etag, body };
  }
  const servePage: PdfServing['page'] = async (document, page, signal) => ({
    ...PDF,
    ...(await serve(
      document,
      ['page', page],
      (path, unused) => engine.cutPage(path, page, unused),
      signal,
    )),
  });

  return {
    page: servePage,
    prefetch(document) {
      servePage(document, 1).catch(() => undefined);
    },
    async thumbnail(document, page, signal) {
      const make = (path: string, unused: AbortSignal) =>
        engine.renderPage(path, page, THUMBNAIL_WIDTH, { priority: 'secondary', signal: unused });
      return { ...PNG, ...(await serve(document, ['thumbnail', page], make, signal)) };
    },
    async range(document, from, amount) {
      const make = (path: string) => engine.cutRange(path, from, amount);
      return { ...PDF, ...(await serve(document, ['range', from, amount], make)) };
    },
  };
}
