import { DocumentError } from './document-error.ts';

/**
 * How many characters the text of a document may have, all its pages together: thirty times the longest
 * novel, and still what a server can fold, index and write in one go.
 */
export const MAX_DOCUMENT_TEXT = 64 * 1024 * 1024;

/**
 * Counts the text of one document while it is read.
 * @returns takes the next piece; throws a `DocumentError` (`too-large`) when it was too much
 */
export function createTextLimit(most = MAX_DOCUMENT_TEXT): (text: string) => void {
  let counted = 0;
  return (text) => {
    counted += text.length;
    if (counted <= most) return;
    throw new DocumentError(
      'too-large',
      `The document has more than ${most.toLocaleString('en')} characters of text.`,
    );
  };
}
