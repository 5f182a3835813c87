import { useHost } from '@leeszaal/remote-kit/react';
import { endpoints, MOST_HELPED_CONNECTIONS, type SearchHelp } from '@leeszaal/shared-contracts';
import { useEffect, useState } from 'react';
import type { Criteria } from '../criteria/criteria.ts';
import { sentQuestion } from '../criteria/shared-query.ts';
import { canBeHelped, type FoundlessConnection } from './help-search.ts';

/** Milliseconds after which the message no longer waits for other searches. */
const PATIENCE_MS = 5000;

/** Other searches for the one on the screen; `failed` also where there are none to ask for. */
export type HelpState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly helps: readonly SearchHelp[] };

/** Requests other searches that find something. Leaving the message aborts the call, and a failure is silent. */
export function useSearchHelp(
  criteria: Criteria,
  connections: readonly FoundlessConnection[],
): HelpState {
  const { http } = useHost();
  const body = canBeHelped(criteria, connections)
    ? JSON.stringify({
        ...sentQuestion(criteria),
        connections: connections.slice(0, MOST_HELPED_CONNECTIONS),
      })
    : undefined;
  const [answer, setAnswer] = useState<{ readonly body: string; readonly state: HelpState }>();
  useEffect(() => {
    if (body === undefined) return undefined;
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(PATIENCE_MS)]);
    const settle = (state: HelpState) => {
      if (!left.signal.aborted) setAnswer({ body, state });
    };
    http
      .call(
        endpoints.getSearchHelp,
        { body: JSON.parse(body) },
        { signal, onNetworkFailure: 'throw' },
      )
      .then(
        (helps) => settle({ kind: 'ready', helps }),
        () => settle({ kind: 'failed' }),
      );
    return () => left.abort();
  }, [http, body]);
  if (body === undefined) return { kind: 'failed' };
  return answer?.body === body ? answer.state : { kind: 'waiting' };
}
