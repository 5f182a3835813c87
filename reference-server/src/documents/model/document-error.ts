import type { ImportLimit } from './import-limit-names.ts';

/**
 * Why a document, or a part of it, cannot be had.
 *
 * - `broken`: the bytes are damaged, or cut short, or not what they claim to be, or cannot be had at all
 * - `protected`: a password or a rights management system stands before the content
 * - `empty`: well-formed, but without a page, a segment or a byte
 * - `unsupported`: sound, but of a kind that cannot be read here
 * - `hostile`: made to do harm: a path that leaves its archive, a bomb, a lying size
 * - `too-large`: above one of the limits of this server
 * - `timeout`: the engine did not come back in time
 * - `not-found`: the document is sound, the part asked for does not exist
 */
export type DocumentFault =
  | 'broken'
  | 'protected'
  | 'empty'
  | 'unsupported'
  | 'hostile'
  | 'too-large'
  | 'timeout'
  | 'not-found';

/** What an error carries beside its fault. */
export interface DocumentErrorOptions extends ErrorOptions {
  /** The import limit that was exceeded; only with `too-large`. */
  readonly limit?: ImportLimit | undefined;
}

/** The one error that the document engines throw; `message` is a sentence for the person importing. */
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

/** Narrows an unknown thing to a {@link DocumentError}, optionally of one fault. */
export function isDocumentError(error: unknown, fault?: DocumentFault): error is DocumentError {
  return error instanceof DocumentError && (fault === undefined || error.fault === fault);
}
