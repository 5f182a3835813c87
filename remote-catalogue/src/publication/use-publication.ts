import { useHost } from '@leeszaal/remote-kit/react';
import {
  AbortedError,
  asksToSignIn,
  endpoints,
  isStatus,
  type Publication,
} from '@leeszaal/shared-contracts';
import { useCallback, useEffect, useState } from 'react';
import type { PublicationRef } from './publication-ref.contract.ts';

/** The loading state of a publication (`docs/behaviour.md` C4). */
export type PublicationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly publication: Publication }
  | { readonly kind: 'error'; readonly reason: FailureReason };

/** Without an account the person may not know the publication; there is none; or the call failed. */
export type FailureReason = 'closed' | 'missing' | 'failed';

function reasonOf(error: unknown): FailureReason {
  if (isStatus(error, 404)) return 'missing';
  return isStatus(error, 403) && asksToSignIn(error.body) ? 'closed' : 'failed';
}

/** Loads the full record of a publication. */
export function usePublication({ connection, id }: PublicationRef): {
  readonly state: PublicationState;
  readonly retry: () => void;
} {
  const { http, telemetry } = useHost();
  const [state, setState] = useState<PublicationState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    setState({ kind: 'loading' });
    http
      .call(
        endpoints.getPublicationDetail,
        { query: { connectionId: connection, publicationId: id } },
        { signal: abort.signal },
      )
      .then((publication) => setState({ kind: 'ready', publication }))
      .catch((error: unknown) => {
        if (abort.signal.aborted || error instanceof AbortedError) return;
        const reason = reasonOf(error);
        if (reason === 'failed') telemetry.report({ level: 'error', name: 'detail-failed', error });
        setState({ kind: 'error', reason });
      });
    return () => abort.abort();
  }, [http, telemetry, connection, id, attempt]);
  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
