import { ACQUISITIONS_WINDOW, type Acquisition, endpoints } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { useEffect, useState } from 'react';

/** Where the loading of the acquisitions stands (`docs/behaviour.md` C4). */
export type AcquisitionsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly acquisitions: readonly Acquisition[] }
  | { readonly kind: 'error' };

/** Loads what was acquired in the last ninety days. */
export function useAcquisitions(): AcquisitionsState {
  const { http, telemetry } = useHost();
  const [state, setState] = useState<AcquisitionsState>({ kind: 'loading' });
  useEffect(() => {
    const abort = new AbortController();
    http
      .call(endpoints.getAcquisitions, { query: ACQUISITIONS_WINDOW }, { signal: abort.signal })
      .then((acquisitions) => setState({ kind: 'ready', acquisitions }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        telemetry.report({ level: 'error', name: 'acquisitions-failed', error });
        setState({ kind: 'error' });
      });
    return () => abort.abort();
  }, [http, telemetry]);
  return state;
}
