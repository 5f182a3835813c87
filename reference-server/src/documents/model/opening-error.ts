import { basename } from 'node:path';
import { errorCode } from '../../errors/error-code.ts';
import { DocumentError } from './document-error.ts';

/**
 * Gives an error of opening a document's file a kind. A file that is lost or locked away is the trouble of
 * that document alone: the engine that was asked for it is sound. The message names the file by its last
 * part, the digest, and by no path.
 */
export function openingError(path: string, cause: unknown): DocumentError {
  const name = basename(path);
  const message =
    errorCode(cause) === 'ENOENT'
      ? `The file ${name} is not there any more.`
      : `The file ${name} cannot be opened: ${errorCode(cause)}.`;
  return new DocumentError('broken', message, { cause });
}
