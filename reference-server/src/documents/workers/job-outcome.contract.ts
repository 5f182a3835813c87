import type { DocumentFault } from '../model/document-error.ts';

/** What a worker answers to a job. */
export type JobOutcome =
  /** `spent`: the thread has taken so much memory that a new one should do the next job. */
  | { readonly ok: true; readonly answer: unknown; readonly spent: boolean }
  | { readonly ok: false; readonly fault: DocumentFault; readonly message: string }
  /** The engine itself failed; its state cannot be trusted any more. */
  | { readonly ok: false; readonly fault: 'crash'; readonly message: string };
