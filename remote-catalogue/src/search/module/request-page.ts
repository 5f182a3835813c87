import {
  AbortedError,
  AuthenticationError,
  type CallOptions,
  endpoints,
  type HostContext,
  isStatus,
  type SearchRequest,
} from '@leeszaal/shared-contracts';
import type { ModuleAnswer } from './module-state.contract.ts';

/** Requests one page of one connection; a failure is an answer too, so it never rejects. */
export type RequestPage = (request: SearchRequest, options: CallOptions) => Promise<ModuleAnswer>;

/** Creates the call of the search endpoint. */
export function createRequestPage({
  http,
  telemetry,
}: Pick<HostContext, 'http' | 'telemetry'>): RequestPage {
  return async (request, options) => {
    try {
      const [entry] = await http.call(endpoints.search, { body: request }, options);
      return entry ?? { kind: 'broken' };
    } catch (error) {
      if (isStatus(error)) return { kind: 'failure', status: error.status, error: error.message };
      if (!(error instanceof AbortedError || error instanceof AuthenticationError)) {
        telemetry.report({ level: 'error', name: 'search-failed', error });
      }
      return { kind: 'broken' };
    }
  };
}

/** Requests pages 1 to `depth` as one answer; the first failure is the whole answer. */
export async function requestPages(
  ask: (page: number) => Promise<ModuleAnswer>,
  depth: number,
): Promise<ModuleAnswer> {
  const first = await ask(1);
  if (first.kind !== 'results') return first;
  const publications = [...first.publications];
  const alsoFound = new Set(first.alsoFound);
  for (let page = 2; page <= depth; page += 1) {
    const next = await ask(page);
    if (next.kind !== 'results') return next;
    publications.push(...next.publications);
    for (const word of next.alsoFound ?? []) alsoFound.add(word);
  }
  return { ...first, publications, ...(alsoFound.size > 0 && { alsoFound: [...alsoFound] }) };
}
