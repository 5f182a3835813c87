import { SourceError } from '../../source/source-error.ts';
import type { ViewerFailure } from '../contract/viewer.contract.ts';

/** The bytes of a page arrived but cannot be shown. */
export class PageOpenError extends Error {
  override readonly name = 'PageOpenError';

  constructor(cause: unknown) {
    super('The page could not be opened', { cause });
  }
}

/** The failure that is reported to the person (`docs/behaviour.md` R8). */
export function pageFailure(error: unknown): ViewerFailure {
  if (error instanceof SourceError) {
    if (error.reason === 'missing') return { kind: 'page-missing' };
    if (error.reason === 'forbidden') return { kind: 'forbidden' };
    if (error.reason === 'too-large') return { kind: 'page-too-large' };
    return { kind: 'page-fetch-failed', cause: error };
  }
  if (error instanceof PageOpenError) return { kind: 'page-open-failed', cause: error.cause };
  return { kind: 'page-open-failed', cause: error };
}
