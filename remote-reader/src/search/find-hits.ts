import { AbortedError, type TelemetryPort } from '@leeszaal/shared-contracts';
import type { OpenDocument } from '../reading/reading.contract.ts';
import type { SourceFailure } from '../source/document-source.contract.ts';
import { queryText, type SearchMode } from '../source/query-text.ts';
import { SourceError } from '../source/source-error.ts';
import { type DocumentHit, hitsOf } from './document-hits.ts';

/** How a search ended. It is given up for another one, when stopped, and with the document. */
export type SearchOutcome =
  | { readonly kind: 'found'; readonly hits: readonly DocumentHit[] }
  | { readonly kind: 'failed'; readonly failure: SourceFailure }
  | { readonly kind: 'given-up' };

/** A search to make. */
export interface HitQuery {
  readonly terms: readonly string[];
  readonly mode: SearchMode;
  /** Aborted when the search is given up. */
  readonly signal: AbortSignal;
}

/** Searches an open document. Never rejects: a failure is reported, and a lost loan told to its keeper. */
export async function findHits(
  { source, keeper }: Pick<OpenDocument, 'source' | 'keeper'>,
  { terms, mode, signal }: HitQuery,
  telemetry: TelemetryPort,
): Promise<SearchOutcome> {
  const key = keeper.key();
  try {
    const hits = hitsOf(await source.search(queryText(terms, mode), { signal }));
    return signal.aborted ? { kind: 'given-up' } : { kind: 'found', hits };
  } catch (error) {
    if (signal.aborted || error instanceof AbortedError) return { kind: 'given-up' };
    const failure = error instanceof SourceError ? error.reason : 'failed';
    if (failure === 'forbidden') keeper.forbidden(key);
    else telemetry.report({ level: 'warning', name: 'document-search-failed', error });
    return { kind: 'failed', failure };
  }
}
