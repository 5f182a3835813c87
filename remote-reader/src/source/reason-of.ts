import { type EmbedFailure, isStatus, NetworkError } from '@leeszaal/shared-contracts';
import { SourceError } from './source-error.ts';

/** Why a call of a document failed, as the page around an embedded reader is told it. A lost session is the host's. */
export function reasonOf(error: unknown): EmbedFailure {
  const cause = error instanceof SourceError ? error.cause : error;
  if (cause instanceof NetworkError) return 'unreachable';
  // The token of the page is one for another document.
  if (isStatus(cause, 401, 403)) return 'unauthenticated';
  return isStatus(cause, 404) ? 'not-found' : 'unknown';
}
