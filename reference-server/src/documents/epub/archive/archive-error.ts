import { DocumentError } from '../../model/document-error.ts';

/** Converts an error of the archive library to a `DocumentError` by its message. */
export function archiveError(error: unknown): unknown {
  if (error instanceof DocumentError || !(error instanceof Error)) return error;
  if (/absolute path|invalid relative path|invalid characters/.test(error.message)) {
    return new DocumentError('hostile', `The archive holds a harmful path: ${error.message}.`);
  }
  if (/too many bytes|not enough bytes|size mismatch/.test(error.message)) {
    return new DocumentError('hostile', `The archive lies about a size: ${error.message}.`);
  }
  if (/[Ee]ncrypt/.test(error.message))
    return new DocumentError('protected', 'The archive is encrypted.');
  const reason = error.message.replace(/\.$/, '');
  return new DocumentError('broken', `The archive is damaged: ${reason}.`);
}
