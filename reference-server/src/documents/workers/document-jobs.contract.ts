import type { SharedPaths } from '../epub/archive/shared-paths.ts';
import type { EpubReading } from '../epub/read-epub.ts';
import type { LicensedText } from '../epub/rewriting/licensed-text.ts';
import type { RewritingContext } from '../epub/rewriting/rewrite-reference.ts';
import type { DocumentCover } from '../model/imported-document.contract.ts';
import type { PdfInspection } from '../pdf/reading/inspect-pdf.ts';
import type { PageReading } from '../pdf/reading/read-page.ts';

/**
 * What a document worker can do: for each job what it is given beside the file's path, and what it
 * answers. Everything crosses a thread boundary, so it is plain data.
 */
export interface DocumentJobs {
  readonly 'pdf.inspect': { give: Record<never, never>; answer: PdfInspection };
  readonly 'pdf.read': { give: { from: number; amount: number }; answer: PageReading[] };
  readonly 'pdf.cut': { give: { page: number }; answer: Uint8Array };
  readonly 'pdf.range': { give: { from: number; amount: number }; answer: Uint8Array };
  readonly 'pdf.render': { give: { page: number; width: number }; answer: Uint8Array };
  readonly 'epub.read': { give: { fallbackTitle: string }; answer: EpubReading };
  readonly 'epub.rewrite': {
    give: {
      bytes: Uint8Array;
      mediaType: string;
      context: Pick<RewritingContext, 'path' | 'folder'>;
      paths: SharedPaths;
    };
    answer: LicensedText;
  };
  readonly 'epub.pictures': { give: { paths: readonly string[] }; answer: number[] };
  readonly 'picture.show': { give: { bytes: Uint8Array }; answer: Uint8Array };
  readonly 'cover.shrink': { give: { cover: DocumentCover; width: number }; answer: DocumentCover };
}

/** The name of a job. */
export type JobKind = keyof DocumentJobs;

/** One job as it is sent to a worker. */
export interface JobRequest<K extends JobKind = JobKind> {
  readonly kind: K;
  readonly path: string;
  readonly give: DocumentJobs[K]['give'];
}
