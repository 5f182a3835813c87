import { prefetching } from '@leeszaal/remote-kit/prefetch';
import { useHost } from '@leeszaal/remote-kit/react';
import {
  ACQUISITIONS_WINDOW,
  type Acquisition,
  endpoints,
  type HostContext,
} from '@leeszaal/shared-contracts';
import { useCallback, useEffect, useState } from 'react';

/** The loading state of the acquisitions (`docs/behaviour.md` C4). */
export type AcquisitionsState =
  | { readonly kind: 'initial' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly acquisitions: readonly Acquisition[] }
  | { readonly kind: 'error' };

const REQUEST = { query: ACQUISITIONS_WINDOW };

/** Prefetches the acquisitions if the first screen is home. */
export function askForAcquisitions(context: HostContext): void {
  const { view, navigation } = context;
  if (view.kind === 'page' && navigation.current().pathname === '/') {
    prefetching(context).prefetch(endpoints.getAcquisitions, REQUEST);
  }
}

/** Loads the acquisitions of the last ninety days. */
export function useAcquisitions(): {
  readonly state: AcquisitionsState;
  readonly retry: () => void;
} {
  const host = useHost();
  const http = prefetching(host);
  // A prefetched answer is in the first render.
  const [state, setState] = useState<AcquisitionsState>(() => {
    const acquisitions = http.prefetched(endpoints.getAcquisitions, REQUEST);
    return acquisitions ? { kind: 'ready', acquisitions } : { kind: 'initial' };
  });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    // A prefetched answer can arrive after the first render, which then shows no covers yet.
    setState((shown) => (shown.kind === 'ready' ? shown : { kind: 'loading' }));
    http
      .call(endpoints.getAcquisitions, REQUEST, { signal: abort.signal })
      .then((acquisitions) => {
        if (abort.signal.aborted) return;
        setState((shown) => (shown.kind === 'ready' ? shown : { kind: 'ready', acquisitions }));
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        host.telemetry.report({ level: 'error', name: 'acquisitions-failed', error });
        setState({ kind: 'error' });
      });
    return () => abort.abort();
  }, [host, http, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { state, retry };
}
