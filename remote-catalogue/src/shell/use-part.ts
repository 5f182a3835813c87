import { useHost } from '@leeszaal/remote-kit/react';
import { isGone } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useEffectEvent, useReducer } from 'react';
import { loadWithRetry } from './load-with-retry.ts';
import type { Part } from './part.ts';

/**
 * Loads a part while it is wanted. After a failure a dialog offers to retry, as after a lost connection
 * (`docs/decisions.md` 48), or to reload the page if the server no longer has its release.
 *
 * @param onFailure replaces the dialog, for a part that the person has not requested
 * @returns the component once it has loaded, at once if it was prefetched
 */
export function usePart<P>(
  part: Part<P>,
  isWanted = true,
  onFailure?: () => void,
): ComponentType<P> | undefined {
  const { t } = useLingui();
  const { dialogs, navigation, telemetry } = useHost();
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const isMissing = isWanted && part.loaded() === undefined;

  const report = useEffectEvent((error: unknown) =>
    telemetry.report({ level: 'error', name: 'part-failed', error }),
  );
  const askToRetry = async (signal: AbortSignal) => {
    await dialogs.message({
      type: 'error',
      title: t`Server could not be reached`,
      body: t`There was a problem establishing a connection to the server. Please try again.`,
      actions: [{ id: 'retry', label: t`Try again`, variant: 'primary' }],
      mustAct: true,
      signal,
    });
    return true;
  };
  const askToReload = async (signal: AbortSignal) => {
    const answer = await dialogs.message({
      type: 'warning',
      title: t`A new version is available`,
      body: t`This page uses an older version that is no longer on the server. Reload the page to continue.`,
      actions: [{ id: 'reload', label: t`Reload the page`, variant: 'primary' }],
      mustAct: true,
      signal,
    });
    if (answer === 'reload') navigation.navigate(0);
    return false;
  };
  const ask = useEffectEvent(async (error: unknown, signal: AbortSignal) => {
    if (onFailure === undefined) {
      return (await isGone(error)) ? askToReload(signal) : askToRetry(signal);
    }
    onFailure();
    return false;
  });

  useEffect(() => {
    if (!isMissing) return undefined;
    const abort = new AbortController();
    let isReported = false;
    const afterFailure = (error: unknown) => {
      if (!isReported) report(error);
      isReported = true;
      return ask(error, abort.signal);
    };
    void loadWithRetry(part.load, afterFailure, abort.signal).then((isLoaded) => {
      if (isLoaded) rerender();
    });
    return () => abort.abort();
  }, [isMissing, part]);
  return isWanted ? part.loaded() : undefined;
}
