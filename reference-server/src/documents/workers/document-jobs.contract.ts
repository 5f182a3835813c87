import type { SharedPaths } from '../epub/archive/shared-paths.ts';
import type { EpubReading } from '../epub/read-epub.ts';
import type { LicensedText } from '../epub/rewriting/licensed-text.ts';
import type { RewritingContext } from '../epub/rewriting/rewrite-reference.ts';
import type { DocumentCover } from '../model/imported-document.contract.ts';
import type { PartsOutcome } from '../model/parts-outcome.ts';
import type { PdfInspection } from '../pdf/reading/inspect-pdf.ts';
import type { PageReading } from '../pdf/reading/read-page.ts';

/** A file of a book to rewrite. */
export interface RewriteRequest {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly context: Pick<RewritingContext, 'path' | 'folder' | 'substitutes'>;
  /** Paths of all files of the book. */
  readonly paths: SharedPaths;
}

/**
 * Jobs of a document worker: the input of each, beside the file's path, and its answer. Both cross a process
 * boundary, so they are plain data.
 */
export interface DocumentJobs {
  readonly 'pdf.inspect': { input: Record<never, never>; answer: PdfInspection };
  readonly 'pdf.read': { input: { from: number; amount: number }; answer: PageReading[] };
  readonly 'pdf.cut': { input: { page: number }; answer: Uint8Array };
  readonly 'pdf.parts': { input: { amount: number }; answer: PartsOutcome | undefined };
  readonly 'pdf.range': { input: { from: number; amount: number }; answer: Uint8Array };
  readonly 'pdf.render': { input: { page: number; width: number }; answer: Uint8Array };
  readonly 'epub.read': { input: { fallbackTitle: string }; answer: EpubReading };
  readonly 'epub.rewrite': { input: RewriteRequest; answer: LicensedText };
  readonly 'epub.pictures': { input: { paths: readonly string[] }; answer: number[] };
  readonly 'picture.convert': { input: { bytes: Uint8Array }; answer: Uint8Array };
  readonly 'cover.shrink': {
    input: { cover: DocumentCover; width: number };
    answer: DocumentCover;
  };
}

/** The name of a job. */
export type JobKind = keyof DocumentJobs;

/** Functions that run jobs. */
export type JobHandlers<K extends JobKind = JobKind> = {
  readonly [P in K]: (
    path: string,
    input: DocumentJobs[P]['input'],
  ) => Promise<DocumentJobs[P]['answer']>;
};

/** One job as sent to a worker. */
export interface JobRequest<K extends JobKind = JobKind> {
  readonly kind: K;
  readonly path: string;
  readonly input: DocumentJobs[K]['input'];
}
