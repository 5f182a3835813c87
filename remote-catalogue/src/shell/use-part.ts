import { useHost } from '@leeszaal/shared-contracts/react';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useEffectEvent, useReducer } from 'react';
import type { Part } from './part.ts';
import { patiently } from './patiently.ts';

/**
 * A part that is not needed at first, once it is wanted and there: at once when it came ahead. Somebody
 * waits for it, so where it does not come they are asked to try again, as after a call that lost its
 * connection (`docs/decisions.md` 48).
 */
export function usePart<P>(part: Part<P>, isWanted = true): ComponentType<P> | undefined {
  const { t } = useLingui();
  const { dialogs, telemetry } = useHost();
  const [, tell] = useReducer((times: number) => times + 1, 0);
  const isMissing = isWanted && part.here() === undefined;

  const report = useEffectEvent((error: unknown) =>
    telemetry.report({ level: 'error', name: 'part-failed', error }),
  );
  const askToRetry = useEffectEvent((signal: AbortSignal) =>
    dialogs.message({
      type: 'error',
      title: t`Server could not be reached`,
      body: t`There was a problem establishing a connection to the server. Please try again.`,
      actions: [{ id: 'retry', label: t`Try again`, variant: 'primary' }],
      mustAct: true,
      signal,
    }),
  );

  useEffect(() => {
    if (!isMissing) return undefined;
    const abort = new AbortController();
    let isReported = false;
    const afterFailure = (error: unknown) => {
      if (!isReported) report(error);
      isReported = true;
      return askToRetry(abort.signal);
    };
    void patiently(part.load, afterFailure, abort.signal).then((hasCome) => {
      if (hasCome) tell();
    });
    return () => abort.abort();
  }, [isMissing, part]);
  return isWanted ? part.here() : undefined;
}
