import { createHash } from 'node:crypto';
import { isDocumentError } from '../../model/document-error.ts';
import type { PartsOutcome } from '../../model/parts-outcome.ts';
import { cutPage } from '../cutting/cut-pages.ts';
import type { OpenPdf } from '../engine/open-pdf.ts';
import { PageGatherer } from './gather-pages.ts';
import { type PackedPages, packPages } from './pack-pages.ts';
import { encodePartsFile } from './parts-file.ts';

/** Parts of a document that a reader fetches whole are useful even if they share nothing. */
const FETCHED_WHOLE = 8 * 1024 * 1024;
/** Larger ones must be this much smaller than the pages. */
const LEAST_SAVED = 0.2;

/** The pages of more travel whole: dividing them would take longer than the rest of the import. */
export const MOST_PAGES = 10_000;

/** A page of its own; undefined for one that can be neither copied nor painted. */
async function cutOrNone(pdf: OpenPdf, page: number): Promise<Uint8Array | undefined> {
  try {
    return await cutPage(pdf, page);
  } catch (error) {
    if (isDocumentError(error)) return undefined;
    throw error;
  }
}

/** Whether parts are worth a file beside the document. @param pageBytes of all pages, each of its own */
export const areWorthwhile = (partBytes: number, pageBytes: number): boolean =>
  partBytes <= FETCHED_WHOLE || partBytes <= pageBytes * (1 - LEAST_SAVED);

/** Parts and uses of parts in an index, which every reader of the document receives. */
const MOST_NUMBERS = 250_000;
/** Parts of a page, which one request may have to name. */
const MOST_OF_PAGE = 500;

/** Whether an index has a size that readers and caches can take. */
export const isIndexSmall = ({ sizes, pages }: PackedPages['index']): boolean =>
  pages.every(({ length }) => length <= MOST_OF_PAGE) &&
  pages.reduce((sum, { length }) => sum + length, sizes.length) <= MOST_NUMBERS;

function outcomeOf({ index, parts }: PackedPages, pageBytes: number): PartsOutcome {
  if (!isIndexSmall(index)) return { kind: 'whole', why: 'too-large' };
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  if (!areWorthwhile(size, pageBytes)) return { kind: 'whole', why: 'nothing-shared' };
  const hash = createHash('sha256').update(JSON.stringify(index));
  for (const part of parts) hash.update(part);
  const edition = hash.digest('base64url').slice(0, 16);
  return { kind: 'parts', edition, bytes: encodePartsFile({ edition, ...index }, parts) };
}

/**
 * Divides the pages of a document into parts: what several of them have in common, and the rest of each. It begins with
 * the pages as they are served, so what they lack is not in the parts either. The work is done in steps, so that other
 * work comes in between.
 */
export class PartsMaker {
  readonly #pdf: OpenPdf;
  readonly #gathered = new PageGatherer();
  #pageBytes = 0;

  constructor(pdf: OpenPdf) {
    this.#pdf = pdf;
  }

  /** Goes on by some pages; the outcome, once it is known. */
  async goOn(amount: number): Promise<PartsOutcome | undefined> {
    const { pageCount } = this.#pdf;
    if (pageCount < 2) return { kind: 'whole' };
    if (pageCount > MOST_PAGES) return { kind: 'whole', why: 'too-large' };
    const { pages } = this.#gathered;
    const upTo = Math.min(pages.length + amount, pageCount);
    while (pages.length < upTo) {
      const cut = await cutOrNone(this.#pdf, pages.length + 1);
      this.#pageBytes += cut?.length ?? 0;
      if (!(await this.#gathered.add(cut))) return { kind: 'whole', why: 'too-large' };
    }
    return pages.length < pageCount
      ? undefined
      : outcomeOf(packPages(this.#gathered), this.#pageBytes);
  }
}
