import { type ComponentType, useRef, useState } from 'react';
import { createBackgroundRetry } from './background-retry.ts';
import type { RetryPolicy } from './load-with-retry.ts';
import type { Part } from './part.ts';
import { useLoadedPart } from './use-loaded-part.ts';

/** A component that loads in the background. */
export interface BackgroundPart<P> {
  /** Undefined until it has loaded. */
  readonly Part: ComponentType<P> | undefined;
  /** The attempts have ended. They start again when it is unwanted and then wanted again. */
  readonly hasFailed: boolean;
}

/** A component that no person waits for: failures are silent and the attempts end (`background-retry.ts`). */
export function useBackgroundPart<P>(part: Part<P>, isWanted: boolean): BackgroundPart<P> {
  const [hasFailed, setFailed] = useState(false);
  const retry = useRef<RetryPolicy>(undefined);
  const policy: RetryPolicy = (error, attempt, signal) => {
    if (attempt === 1 || !retry.current) retry.current = createBackgroundRetry();
    return retry.current(error, attempt, signal);
  };
  return { Part: useLoadedPart(part, isWanted, policy, setFailed), hasFailed };
}
