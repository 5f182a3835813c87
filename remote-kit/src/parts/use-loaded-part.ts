import { type ComponentType, useEffect, useEffectEvent, useReducer } from 'react';
import { loadWithRetry, type RetryPolicy } from './load-with-retry.ts';
import type { Part } from './part.ts';

/**
 * Loads a part while it is wanted.
 *
 * @param policy the retry policy of the latest render decides
 * @param onGivenUp called with true when the policy has given up, and with false when the part is not wanted any more
 * @returns the component once it has loaded, at once if it was prefetched
 */
export function useLoadedPart<P>(
  part: Part<P>,
  isWanted: boolean,
  policy: RetryPolicy,
  onGivenUp?: (isGivenUp: boolean) => void,
): ComponentType<P> | undefined {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const isMissing = isWanted && part.loaded() === undefined;
  const afterFailure = useEffectEvent(policy);
  const report = useEffectEvent((isGivenUp: boolean) => onGivenUp?.(isGivenUp));
  useEffect(() => {
    if (!isMissing) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    loadWithRetry(part.load, (...failure) => afterFailure(...failure), signal).then(
      () => !signal.aborted && rerender(),
      () => !signal.aborted && report(true),
    );
    return () => {
      abort.abort();
      report(false);
    };
  }, [isMissing, part]);
  return part.loaded();
}
