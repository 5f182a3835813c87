import type { PrefetchingHttp } from '@leeszaal/remote-kit/prefetch';
import { endpoints } from '@leeszaal/shared-contracts';
import { fileRequest, type HttpSourceOptions, pageRequest } from './http-source.ts';

/** The first request of a viewer: a page of a PDF, or a segment of an EPUB by its path. */
export type FirstRequest = { readonly page: number } | { readonly segment: string };

/** Sends the first request of a source over the same client, which takes the answer under the same licence key. */
export function prefetchFirst(
  options: HttpSourceOptions & { readonly http: PrefetchingHttp },
  first: FirstRequest,
  signal: AbortSignal,
): void {
  const { http } = options;
  if ('page' in first) {
    http.prefetch(endpoints.getPage, pageRequest(options, first.page), signal);
  } else {
    http.prefetch(endpoints.getDocumentFile, fileRequest(options, first.segment), signal);
  }
}
