import { createEarlyQuestion } from '@leeszaal/remote-kit/prefetch';
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

const question = createEarlyQuestion(
  (context, _subject: undefined, options): Promise<readonly Acquisition[]> =>
    context.http.call(endpoints.getAcquisitions, { query: ACQUISITIONS_WINDOW }, options),
);

/** Prefetches the acquisitions if the first screen is home. */
export function askForAcquisitions(context: HostContext): void {
  const { view, navigation } = context;
  if (view.kind === 'page' && navigation.current().pathname === '/') {
    question.begin(context, undefined);
  }
}

/** Loads the acquisitions of the last ninety days. */
export function useAcquisitions(): {
  readonly state: AcquisitionsState;
  readonly retry: () => void;
} {
  const host = useHost();
  // A prefetched answer is in the first render.
  const [state, setState] = useState<AcquisitionsState>(() => {
    const acquisitions = question.answered(host, undefined);
    return acquisitions ? { kind: 'ready', acquisitions } : { kind: 'initial' };
  });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    const here = question.answered(host, undefined);
    if (here === undefined) setState({ kind: 'loading' });
    question
      .take(host, undefined, abort.signal)
      .then((acquisitions) => {
        if (!abort.signal.aborted && here === undefined) setState({ kind: 'ready', acquisitions });
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        host.telemetry.report({ level: 'error', name: 'acquisitions-failed', error });
        setState({ kind: 'error' });
      });
    return () => abort.abort();
  }, [host, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { state, retry };
}
