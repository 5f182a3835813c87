import { openSync } from 'node:fs';
import { basename } from 'node:path';
import { errorCode } from '../../errors/error-code.ts';
import { DocumentError } from './document-error.ts';

/**
 * Converts an error of opening a file: it concerns this document alone, while the engine is intact. The
 * message contains the digest and not the path.
 */
export function openingError(path: string, cause: unknown): DocumentError {
  const name = basename(path);
  const message =
    errorCode(cause) === 'ENOENT'
      ? `The file ${name} is not there any more.`
      : `The file ${name} cannot be opened: ${errorCode(cause)}.`;
  return new DocumentError('broken', message, { cause });
}

/** Opens a file for reading. @returns its descriptor @throws DocumentError broken */
export function openFileSync(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw openingError(path, error);
  }
}
