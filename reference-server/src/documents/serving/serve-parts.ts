import type { PageIndex } from '@leeszaal/shared-contracts';
import type { ServedBytes } from '../../http/bytes-body.contract.ts';
import { DocumentError } from '../model/document-error.ts';
import {
  type PartRange,
  type PartsIndex,
  readParts,
  readPartsIndex,
} from '../pdf/paged/parts-file.ts';
import { ByteCache } from './byte-cache.ts';
import type { DocumentRecord } from './document-record.ts';
import { etagOf } from './etag.ts';
import { HARMLESS_HEADERS, WITH_LICENCE } from './serve-headers.ts';

/** Serves the pages of PDFs in parts. Everything rejects with a `DocumentError`: not-found for a document without. */
export interface PartsServing {
  index(document: DocumentRecord): Promise<PageIndex>;
  /** @param list numbers and ranges of parts, as in `0-5,9` */
  parts(document: DocumentRecord, edition: string, list: string): Promise<ServedBytes>;
}

/** For indexes. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** An index is read as this much for each part or use of one. */
const BYTES_PER_NUMBER = 32;
/** In one answer; a single part may be larger. */
const MOST_BYTES = 16 * 1024 * 1024;

const bytesOf = ({ index }: PartsIndex) =>
  BYTES_PER_NUMBER *
  index.pages.reduce((sum, { length }) => sum + length + 1, 2 * index.sizes.length);

/** The ranges of a list that exist and are few bytes enough. @throws DocumentError not-found, too-large */
function rangesIn(list: string, { offsets }: PartsIndex): PartRange[] {
  const ranges = list.split(',').map((range): PartRange => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return [from, to];
  });
  let bytes = 0;
  for (const [from, to] of ranges) {
    const start = offsets[from];
    const end = offsets[to + 1];
    if (start === undefined || end === undefined || to < from) {
      throw new DocumentError('not-found', 'The document has no such part.');
    }
    bytes += end - start;
  }
  const [first] = ranges;
  const isOne = ranges.length === 1 && first?.[0] === first?.[1];
  if (bytes > MOST_BYTES && !isOne) {
    throw new DocumentError('too-large', 'The parts are too many for one answer.');
  }
  return ranges;
}

/** Creates the serving of parts. @param pathOf the path of the file of parts of a digest */
export function createPartsServing(pathOf: (sha256: string) => string): PartsServing {
  const cache = new ByteCache<PartsIndex>(CACHE_BYTES, bytesOf);

  async function find({ sha256, structure }: DocumentRecord): Promise<PartsIndex> {
    const edition = structure.format === 'pdf' ? structure.parts : undefined;
    if (edition === undefined) throw new DocumentError('not-found', 'The document has no parts.');
    const found = await cache.get(`${sha256} ${edition}`, () => readPartsIndex(pathOf(sha256)));
    if (found.index.edition === edition) return found;
    throw new DocumentError('not-found', 'The document has other parts.');
  }

  return {
    index: async (document) => (await find(document)).index,
    async parts(document, edition, list) {
      const found = await find(document);
      if (found.index.edition !== edition) {
        throw new DocumentError('not-found', 'The document has other parts.');
      }
      const ranges = rangesIn(list, found);
      return {
        mediaType: 'application/octet-stream',
        cache: WITH_LICENCE,
        headers: HARMLESS_HEADERS,
        etag: etagOf(document.sha256, 'parts', edition, list),
        body: await readParts(pathOf(document.sha256), found, ranges),
      };
    },
  };
}
