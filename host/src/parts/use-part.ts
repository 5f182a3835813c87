import { type ComponentType, createContext, useCallback, useEffect, useState } from 'react';
import { useRequired } from '../state/use-required.ts';
import { createBackgroundRetry } from './background-retry.ts';
import { loadWithRetry } from './load-with-retry.ts';

type WaitForPart = (error: unknown) => Promise<void>;

/** Carries the retry policy for chunks that a person waits for (`portal/wait-for-part.ts`). */
export const WaitForPartContext = createContext<WaitForPart | undefined>(undefined);

/** Imports a module whose default export is a component. Pass the same function on each render. */
export type ImportPart<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/**
 * A component that loads when it is wanted; undefined until then. A person waits for it: without a connection
 * a dialog offers a retry, and when its release is no longer on the server a reload.
 */
export function usePart<P>(load: ImportPart<P>, isWanted: boolean): ComponentType<P> | undefined {
  const waitForPart = useRequired(WaitForPartContext);
  const begin = useCallback(() => waitForPart, [waitForPart]);
  return useLoaded(load, isWanted, begin);
}

/** A component that loads in the background. */
export interface BackgroundPart<P> {
  /** Undefined until it has loaded. */
  readonly Part: ComponentType<P> | undefined;
  /** The attempts have ended. They start again when it is unwanted and then wanted again. */
  readonly hasFailed: boolean;
}

/**
 * Like {@link usePart} for a component that no person waits for: failures are silent and the attempts end
 * (`background-retry.ts`).
 */
export function useBackgroundPart<P>(load: ImportPart<P>, isWanted: boolean): BackgroundPart<P> {
  const [hasFailed, setFailed] = useState(false);
  const Part = useLoaded(load, isWanted, createBackgroundRetry, setFailed);
  return { Part, hasFailed };
}

/**
 * @param begin creates the retry policy for as long as the component is wanted
 * @param onFailure called with true when the attempts have ended, and with false when the state resets
 */
function useLoaded<P>(
  load: ImportPart<P>,
  isWanted: boolean,
  begin: () => (error: unknown) => Promise<void>,
  onFailure: (hasFailed: boolean) => void = ignore,
): ComponentType<P> | undefined {
  const [Part, setPart] = useState<ComponentType<P>>();
  const isMissing = isWanted && Part === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    loadWithRetry(load, begin()).then(
      (module) => {
        if (isCurrent) setPart(() => module.default);
      },
      () => {
        if (isCurrent) onFailure(true);
      },
    );
    return () => {
      isCurrent = false;
      onFailure(false);
    };
  }, [isMissing, load, begin, onFailure]);
  return Part;
}

function ignore(): void {
  // `waitForPart` has reported the failure.
}
