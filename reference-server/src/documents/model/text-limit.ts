import { DocumentError } from './document-error.ts';

/** Limit of characters in a document: thirty times the longest novel, and few enough to index at once. */
export const MAX_DOCUMENT_TEXT = 64 * 1024 * 1024;

/**
 * Counts the text of a document while it is read.
 * @returns a function that counts a piece, and throws a `DocumentError` (`too-large`) above the limit
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
