import { availableParallelism } from 'node:os';
import type { EpubReading } from '../epub/read-epub.ts';
import type { LicensedText } from '../epub/rewriting/licensed-text.ts';
import type { DocumentCover } from '../model/imported-document.contract.ts';
import type { PartsOutcome } from '../model/parts-outcome.ts';
import type { PdfInspection } from '../pdf/reading/inspect-pdf.ts';
import type { PageReading } from '../pdf/reading/read-page.ts';
import type { RewriteRequest } from './document-jobs.contract.ts';
import { type RunOptions, WorkerPool } from './worker-pool.ts';

/**
 * Works on document files in worker processes: a hostile file makes a call fail, late at worst, and never
 * stops the server. Every call rejects with a `DocumentError`.
 */
export interface DocumentEngine {
  inspectPdf(path: string): Promise<PdfInspection>;
  /** Pages `from` … `from + amount - 1`, from 1. */
  readPages(path: string, from: number, amount: number): Promise<PageReading[]>;
  /** @param signal aborted when no request waits for the page */
  cutPage(path: string, page: number, signal?: AbortSignal): Promise<Uint8Array>;
  cutRange(path: string, from: number, amount: number): Promise<Uint8Array>;
  /** Divides the pages up to one into parts, after those before; the outcome, once it is known. */
  makeParts(path: string, amount: number): Promise<PartsOutcome | undefined>;
  /** PNG, `width` pixels wide. */
  renderPage(
    path: string,
    page: number,
    width: number,
    options?: Partial<Pick<RunOptions, 'priority' | 'signal'>>,
  ): Promise<Uint8Array>;
  readEpub(path: string, fallbackTitle: string): Promise<EpubReading>;
  /** @param path of the book: a worker that has it open takes the job */
  rewrite(path: string, request: RewriteRequest): Promise<LicensedText>;
  /** Pictures in each segment of a book. @param paths of the segments in its archive */
  countPictures(path: string, paths: readonly string[]): Promise<number[]>;
  /** Converts a picture to WebP. @param path of the document that contains it */
  convertPicture(path: string, bytes: Uint8Array): Promise<Uint8Array>;
  /** Shrinks a cover to at most `width` pixels. @param path of its document */
  shrinkCover(path: string, cover: DocumentCover, width: number): Promise<DocumentCover>;
  /** Starts the workers, so that the first reader does not wait for them. */
  warmUp(): void;
  close(): Promise<void>;
}

const MAX_WORKERS = 4;
const SECOND = 1_000;

const PAGE: RunOptions = { priority: 'interactive', timeoutMs: 20 * SECOND };
const READING: RunOptions = { priority: 'background', timeoutMs: 120 * SECOND };
const COVER: RunOptions = { priority: 'background', timeoutMs: 20 * SECOND };
const BOOK: RunOptions = { priority: 'background', timeoutMs: 300 * SECOND };

/**
 * Creates the engine. Its workers start with the first call.
 *
 * @param workers by default one for each core, four at most
 */
export function createDocumentEngine(
  workers = Math.min(MAX_WORKERS, availableParallelism()),
): DocumentEngine {
  const script = new URL('./document-worker.ts', import.meta.url);
  const pool = new WorkerPool({ script, size: Math.max(1, workers) });
  return {
    inspectPdf: (path) => pool.run('pdf.inspect', path, {}, READING),
    readPages: (path, from, amount) => pool.run('pdf.read', path, { from, amount }, READING),
    cutPage: (path, page, signal) => pool.run('pdf.cut', path, { page }, { ...PAGE, signal }),
    cutRange: (path, from, amount) => pool.run('pdf.range', path, { from, amount }, PAGE),
    makeParts: (path, amount) => pool.run('pdf.parts', path, { amount }, READING),
    renderPage: (path, page, width, options) =>
      pool.run('pdf.render', path, { page, width }, { ...PAGE, ...options }),
    readEpub: (path, fallbackTitle) => pool.run('epub.read', path, { fallbackTitle }, BOOK),
    rewrite: (path, request) => pool.run('epub.rewrite', path, request, PAGE),
    countPictures: (path, paths) => pool.run('epub.pictures', path, { paths }, BOOK),
    convertPicture: (path, bytes) => pool.run('picture.convert', path, { bytes }, PAGE),
    shrinkCover: (path, cover, width) => pool.run('cover.shrink', path, { cover, width }, COVER),
    warmUp: () => pool.warmUp(),
    close: () => pool.close(),
  };
}
