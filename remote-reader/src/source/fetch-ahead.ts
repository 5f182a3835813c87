import { AbortedError } from '@leeszaal/shared-contracts';
import type { DocumentSource, Segment, SourceOptions } from './document-source.contract.ts';

/** What will be asked for first: a page of a PDF, or a segment of an EPUB by its path. */
export type FirstRequest = { readonly page: number } | { readonly segment: string };

/**
 * The same source, of which the first request is on its way before anybody asks. It is answered with that
 * once, and only under the licence key that it was fetched with; whatever goes wrong with it is left to
 * whoever asks, who then asks the source itself.
 *
 * @param key the licence key in force
 * @param signal aborted when nobody will ask any more
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

/** Hands out what is fetched the first time it is asked for, and never again. */
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
  if (signal?.aborted) throw new AbortedError('Nobody waits for it any more');
  return answer ?? ask();
}
