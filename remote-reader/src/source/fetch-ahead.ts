import { AbortedError } from '@leeszaal/shared-contracts';
import type { DocumentSource, Segment, SourceOptions } from './document-source.contract.ts';

/** The first request of a viewer: a page of a PDF, or a segment of an EPUB by its path. */
export type FirstRequest = { readonly page: number } | { readonly segment: string };

/**
 * The same source, with its first request already sent. The response is used once, and only under the licence key of
 * the request. A failed prefetch is silent: the caller's request is then sent.
 *
 * @param key the licence key in force
 * @param signal aborted when the response is no longer needed
 */
export function fetchAhead(
  source: DocumentSource,
  request: FirstRequest,
  key: () => string | undefined,
  signal: AbortSignal,
): DocumentSource {
  const options = { signal, background: true };
  if ('page' in request) {
    const fetched = once(source.page(request.page, options), key);
    return {
      ...source,
      page: (n, own) => take(n === request.page, fetched, own, () => source.page(n, own)),
    };
  }
  const fetched = once<Segment>(source.segment(request.segment, options), key);
  return {
    ...source,
    segment: (path, own) =>
      take(path === request.segment, fetched, own, () => source.segment(path, own)),
  };
}

/** Returns the response to the first call under the same key, and to no other. */
function once<T>(fetched: Promise<T>, key: () => string | undefined): () => Promise<T> | undefined {
  const first = key();
  let left: Promise<T> | undefined = fetched;
  fetched.catch(() => {
    left = undefined;
  });
  return () => {
    const taken = key() === first ? left : undefined;
    left = undefined;
    return taken;
  };
}

async function take<T>(
  isFirst: boolean,
  fetched: () => Promise<T> | undefined,
  { signal }: SourceOptions = {},
  ask: () => Promise<T>,
): Promise<T> {
  const ahead = isFirst ? fetched() : undefined;
  if (ahead === undefined) return ask();
  const answer = await ahead.catch(() => undefined);
  if (signal?.aborted) throw new AbortedError('The request was aborted');
  return answer ?? ask();
}
