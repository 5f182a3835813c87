import { useHost } from '@leeszaal/remote-kit/react';
import { endpoints, type LiveRemote } from '@leeszaal/shared-contracts';
import { useEffect, useState } from 'react';

/** The releases of the portal, as far as they have loaded. */
export type ReleasesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error' }
  | { readonly kind: 'ready'; readonly remotes: readonly LiveRemote[] };

/** Reads what is live of each remote; `reload` reads it again. */
export function useReleases() {
  const { http, telemetry } = useHost();
  const [state, setState] = useState<ReleasesState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    setState({ kind: 'loading' });
    http.call(endpoints.getReleases, {}, { signal }).then(
      ({ remotes }) => setState({ kind: 'ready', remotes }),
      (error: unknown) => {
        if (signal.aborted) return;
        telemetry.report({ level: 'error', name: 'releases-not-loaded', error });
        setState({ kind: 'error' });
      },
    );
    return () => abort.abort();
  }, [http, telemetry, attempt]);
  return { state, reload: () => setAttempt(attempt + 1) };
}
