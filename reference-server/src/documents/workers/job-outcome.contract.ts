import type { DocumentFault } from '../model/document-error.ts';
import type { ImportLimit } from '../model/import-limit-names.ts';

/** A worker's answer to a job. */
export type JobOutcome =
  /** `recycle`: the worker holds so much memory that a new one takes the next job. */
  | { readonly ok: true; readonly answer: unknown; readonly recycle: boolean }
  | {
      readonly ok: false;
      readonly fault: DocumentFault;
      readonly message: string;
      readonly limit?: ImportLimit | undefined;
    }
  /** The engine failed; its state is unknown. */
  | { readonly ok: false; readonly fault: 'crash'; readonly message: string }
  /** The job exceeded the worker's memory limit; the worker ends. */
  | { readonly ok: false; readonly fault: 'memory' };

/** Whether the worker can take another job after an outcome. */
export const leavesUsable = (outcome: JobOutcome): boolean =>
  outcome.ok ? !outcome.recycle : outcome.fault !== 'crash' && outcome.fault !== 'memory';
