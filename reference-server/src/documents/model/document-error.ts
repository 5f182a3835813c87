import type { ImportLimit } from './import-limit-names.ts';

/**
 * Why a document, or a part of it, cannot be read.
 *
 * - `broken`: damaged, truncated, of another format than it states, or missing
 * - `protected`: needs a password or a rights management system
 * - `empty`: without a byte, a page or a segment
 * - `unsupported`: intact, but of an unsupported kind
 * - `hostile`: made to do harm: a path outside its archive, a bomb, a wrong size
 * - `too-large`: exceeds a limit of this server
 * - `timeout`: the engine did not answer in time
 * - `not-found`: the requested part does not exist
 */
export const DOCUMENT_FAULTS = [
  'broken',
  'protected',
  'empty',
  'unsupported',
  'hostile',
  'too-large',
  'timeout',
  'not-found',
] as const;
/** One of {@link DOCUMENT_FAULTS}. */
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number];

/** Options of a {@link DocumentError}. */
export interface DocumentErrorOptions extends ErrorOptions {
  /** The import limit that was exceeded; only with `too-large`. */
  readonly limit?: ImportLimit | undefined;
}

/** The only error that document engines throw; `message` is a sentence for the person who imports. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly fault: DocumentFault;
  readonly limit: ImportLimit | undefined;

  constructor(fault: DocumentFault, message: string, options?: DocumentErrorOptions) {
    super(message, options);
    this.fault = fault;
    this.limit = options?.limit;
  }
}

/** Narrows an unknown value to a {@link DocumentError}, optionally with one fault. */
export function isDocumentError(error: unknown, fault?: DocumentFault): error is DocumentError {
  return error instanceof DocumentError && (fault === undefined || error.fault === fault);
}
