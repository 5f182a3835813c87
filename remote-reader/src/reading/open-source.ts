import type { ContentsEntry, HostContext } from '@leeszaal/shared-contracts';
import type { LicenceKeeper } from '../licence/licence-keeper.ts';
import type { EarlySource } from '../prefetch/early-source.ts';
import type { DocumentSource } from '../source/document-source.contract.ts';
import { type FirstRequest, fetchAhead } from '../source/fetch-ahead.ts';
import { createHttpSource } from '../source/http-source.ts';

/** How a source is opened. */
export interface SourceRequest {
  readonly docKey: string;
  readonly keeper: LicenceKeeper;
  /** The first request of the viewer. */
  readonly first: FirstRequest | undefined;
  /** A source whose first page was requested before the metadata arrived. */
  readonly early: EarlySource | undefined;
  readonly signal: AbortSignal;
}

/** The source of a document on loan; requests its first page or segment at once. */
export function openSource(
  { http }: Pick<HostContext, 'http'>,
  { docKey, keeper, first, early, signal }: SourceRequest,
): DocumentSource {
  const prefetched = early?.under(keeper, first);
  if (prefetched) return prefetched;
  const served = createHttpSource({ http, docKey, licenceKey: () => keeper.key() ?? '' });
  return first ? fetchAhead(served, first, keeper.key, signal) : served;
}

/** The contents of a document; empty after a failure, which is reported. */
export function loadContents(
  source: Pick<DocumentSource, 'contents'>,
  { telemetry }: Pick<HostContext, 'telemetry'>,
  signal: AbortSignal,
): Promise<readonly ContentsEntry[]> {
  return source.contents({ signal }).catch((error: unknown) => {
    if (!signal.aborted) {
      telemetry.report({ level: 'warning', name: 'contents-missing', error });
    }
    return [];
  });
}
