import { useHost, useLanguage } from '@leeszaal/remote-kit/react';
import { type CitationStyle, type Citations, endpoints } from '@leeszaal/shared-contracts';
import { useCallback, useEffect, useState } from 'react';
import type { PublicationRef } from '../publication/publication-ref.contract.ts';
import { useFailureText } from '../shell/use-failure-text.ts';
import { citationRequest } from './citation-request.ts';

/** The loading state of citations. */
export type CitationsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly citations: Citations }
  | { readonly kind: 'error'; readonly message: string };

/** Loads the citations of publications in a style, with the words of the interface's language. */
export function useCitations(
  records: readonly PublicationRef[],
  style: CitationStyle,
): { readonly state: CitationsState; readonly retry: () => void } {
  const { http, telemetry } = useHost();
  const language = useLanguage();
  const failureText = useFailureText();
  const [state, setState] = useState<CitationsState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    setState({ kind: 'loading' });
    http
      .call(endpoints.getCitations, citationRequest(records, style, language), {
        signal: abort.signal,
      })
      .then((citations) => setState({ kind: 'ready', citations }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        telemetry.report({ level: 'warning', name: 'citations-failed', error });
        setState({ kind: 'error', message: failureText(error) });
      });
    return () => abort.abort();
  }, [http, telemetry, failureText, records, style, language, attempt]);
  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
