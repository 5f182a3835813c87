import { namedError } from '../http/named-error.ts';

/**
 * Why a command of an embedded reader was refused: the document has no such place; the loan has ended; the document was
 * closed; another search began; the page or the results could not be loaded, which the reader also reports.
 */
export type EmbedRefusal = 'not-found' | 'expired' | 'closed' | 'superseded' | 'failed';

/** A command of an embedded reader was refused; recognised by its name, since it comes from another build. */
export class EmbedCommandError extends namedError('EmbedCommandError') {
  readonly reason: EmbedRefusal;
  constructor(reason: EmbedRefusal) {
    super(`The embedded reader refused the command: ${reason}`);
    this.reason = reason;
  }
}
