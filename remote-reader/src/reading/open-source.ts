import { prefetching } from '@leeszaal/remote-kit/prefetch';
import type { ContentsEntry, HostContext } from '@leeszaal/shared-contracts';
import type { LicenceKeeper } from '../licence/licence-keeper.ts';
import { isHeld } from '../licence/licence-step.ts';
import type { DocumentSource } from '../source/document-source.contract.ts';
import { type FirstRequest, prefetchFirst } from '../source/first-request.ts';
import { createHttpSource } from '../source/http-source.ts';
import { inParts } from '../source/parts/in-parts.ts';

/** How a source is opened. */
export interface SourceRequest {
  readonly docKey: string;
  readonly keeper: LicenceKeeper;
  /** The first request of the viewer. */
  readonly first: FirstRequest | undefined;
  /** Aborts the first page of a PDF, if it was prefetched. */
  readonly firstPage: AbortController | undefined;
  /** Whether the server has the pages of the document in parts. */
  readonly hasParts: boolean;
  readonly signal: AbortSignal;
}

/** The source of a document on loan; requests its first page or segment at once. */
export function openSource(
  host: HostContext,
  { docKey, keeper, first, firstPage, hasParts, signal }: SourceRequest,
): DocumentSource {
  const options = { http: prefetching(host), docKey, licenceKey: () => keeper.key() ?? '' };
  const isFirstPage = first && 'page' in first && first.page === 1;
  if (!isFirstPage) firstPage?.abort();
  if (first) prefetchFirst(options, first, signal);
  const source = createHttpSource(options);
  if (!hasParts) return source;
  const { subscribe } = keeper;
  return inParts(source, { ...options, subscribe, isHeld: () => isHeld(keeper.state()), signal });
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
