import type { DocumentFault } from '../model/document-error.ts';
import type { ImportLimit } from '../model/import-limit-names.ts';

/** What a worker answers to a job. */
export type JobOutcome =
  /** `spent`: the worker has taken so much memory that a new one should do the next job. */
  | { readonly ok: true; readonly answer: unknown; readonly spent: boolean }
  | {
      readonly ok: false;
      readonly fault: DocumentFault;
      readonly message: string;
      readonly limit?: ImportLimit | undefined;
    }
  /** The engine itself failed; its state cannot be trusted any more. */
  | { readonly ok: false; readonly fault: 'crash'; readonly message: string }
  /** The job took more memory than a worker may have; the worker ends. */
  | { readonly ok: false; readonly fault: 'memory' };

/** Whether a worker can do another job after an outcome. */
export const leavesUsable = (outcome: JobOutcome): boolean =>
  outcome.ok ? !outcome.spent : outcome.fault !== 'crash' && outcome.fault !== 'memory';
