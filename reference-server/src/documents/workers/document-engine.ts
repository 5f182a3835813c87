import { availableParallelism } from 'node:os';
import type { SharedPaths } from '../epub/archive/shared-paths.ts';
import type { EpubReading } from '../epub/read-epub.ts';
import type { LicensedText } from '../epub/rewriting/licensed-text.ts';
import type { RewritingContext } from '../epub/rewriting/rewrite-reference.ts';
import type { DocumentCover } from '../model/imported-document.contract.ts';
import type { PdfInspection } from '../pdf/reading/inspect-pdf.ts';
import type { PageReading } from '../pdf/reading/read-page.ts';
import { type RunOptions, WorkerPool } from './worker-pool.ts';

/** A file of a book and how it is to be rewritten. */
export interface RewriteRequest {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly context: Pick<RewritingContext, 'path' | 'folder' | 'standIns'>;
  /** Of all files of the book. */
  readonly paths: SharedPaths;
}

/**
 * What can be done with the files of documents, in threads of its own: a hostile file can make a call
 * fail, late at worst, and never stops the server. Every call rejects with a `DocumentError`.
 */
export interface DocumentEngine {
  inspectPdf(path: string): Promise<PdfInspection>;
  /** Pages `from` … `from + amount - 1`, from 1. */
  readPages(path: string, from: number, amount: number): Promise<PageReading[]>;
  /** @param signal aborted when nobody waits for it any more */
  cutPage(path: string, page: number, signal?: AbortSignal): Promise<Uint8Array>;
  cutRange(path: string, from: number, amount: number): Promise<Uint8Array>;
  /** PNG, `width` pixels wide. */
  renderPage(
    path: string,
    page: number,
    width: number,
    wish?: Partial<Pick<RunOptions, 'lane' | 'signal'>>,
  ): Promise<Uint8Array>;
  readEpub(path: string, fallbackTitle: string): Promise<EpubReading>;
  /** @param path of the book: its thread knows the other files of it */
  rewrite(path: string, request: RewriteRequest): Promise<LicensedText>;
  /** The number of pictures in each segment of a book. @param paths of the segments in its archive */
  countPictures(path: string, paths: readonly string[]): Promise<number[]>;
  /** A picture as a WebP. @param path of the document that holds it */
  showPicture(path: string, bytes: Uint8Array): Promise<Uint8Array>;
  /** The cover of a document, at most `width` pixels wide, in few bytes. @param path which document's */
  shrinkCover(path: string, cover: DocumentCover, width: number): Promise<DocumentCover>;
  /** Starts its threads now, so that the first reader does not wait for them. */
  warmUp(): void;
  close(): Promise<void>;
}

const MAX_THREADS = 4;
const SECOND = 1_000;

const PAGE: RunOptions = { lane: 'interactive', timeoutMs: 20 * SECOND };
const READING: RunOptions = { lane: 'background', timeoutMs: 120 * SECOND };
const COVER: RunOptions = { lane: 'background', timeoutMs: 20 * SECOND };
const BOOK: RunOptions = { lane: 'background', timeoutMs: 300 * SECOND };

/** Makes the engine; its threads start with the first call, or before. @param threads by default one for each core, four at most */
export function createDocumentEngine(
  threads = Math.min(MAX_THREADS, availableParallelism()),
): DocumentEngine {
  const script = new URL('./document-worker.ts', import.meta.url);
  const pool = new WorkerPool({ script, size: Math.max(1, threads) });
  return {
    inspectPdf: (path) => pool.run('pdf.inspect', path, {}, READING),
    readPages: (path, from, amount) => pool.run('pdf.read', path, { from, amount }, READING),
    cutPage: (path, page, signal) => pool.run('pdf.cut', path, { page }, { ...PAGE, signal }),
    cutRange: (path, from, amount) => pool.run('pdf.range', path, { from, amount }, PAGE),
    renderPage: (path, page, width, wish) =>
      pool.run('pdf.render', path, { page, width }, { ...PAGE, ...wish }),
    readEpub: (path, fallbackTitle) => pool.run('epub.read', path, { fallbackTitle }, BOOK),
    rewrite: (path, request) => pool.run('epub.rewrite', path, request, PAGE),
    countPictures: (path, paths) => pool.run('epub.pictures', path, { paths }, BOOK),
    showPicture: (path, bytes) => pool.run('picture.show', path, { bytes }, PAGE),
    shrinkCover: (path, cover, width) => pool.run('cover.shrink', path, { cover, width }, COVER),
    warmUp: () => pool.warmUp(),
    close: () => pool.close(),
  };
}
