import { type ComponentType, createContext, useCallback, useEffect, useState } from 'react';
import { useRequired } from '../state/use-required.ts';
import { createBackgroundRetry } from './background-retry.ts';
import { loadWithRetry } from './load-with-retry.ts';

type WaitForPart = (error: unknown) => Promise<void>;

/** Carries how a part that a person waits for is retried after an error (`portal/wait-for-part.ts`). */
export const WaitForPartContext = createContext<WaitForPart | undefined>(undefined);

/** Imports a part: a module whose default is a component. The same function each time. */
export type ImportPart<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/**
 * A component that is not needed at first, once it is wanted and there. Somebody waits for it, so
 * without a connection they are asked to try again, and where its release is gone to load the page anew.
 */
export function usePart<P>(load: ImportPart<P>, isWanted: boolean): ComponentType<P> | undefined {
  const waitForPart = useRequired(WaitForPartContext);
  const begin = useCallback(() => waitForPart, [waitForPart]);
  return useLoaded(load, isWanted, begin);
}

/** A part that nobody waits for. */
export interface BackgroundPart<P> {
  /** Once it is there. */
  readonly Part: ComponentType<P> | undefined;
  /** It does not come, and is not tried again as long as it is wanted. */
  readonly hasFailed: boolean;
}

/**
 * The same for what nobody waits for: nothing is said, and there is an end to the attempts (`background-retry.ts`).
 * They begin anew when it is not wanted and then wanted again.
 */
export function useBackgroundPart<P>(load: ImportPart<P>, isWanted: boolean): BackgroundPart<P> {
  const [hasFailed, setFailed] = useState(false);
  const Part = useLoaded(load, isWanted, createBackgroundRetry, setFailed);
  return { Part, hasFailed };
}

/**
 * @param begin makes what is waited by after a failure, for as long as the part is wanted: what this answers
 * resolves when it is to be tried again, and rejects when never
 * @param tellFailure told that it does not come, and when that is over
 */
function useLoaded<P>(
  load: ImportPart<P>,
  isWanted: boolean,
  begin: () => (error: unknown) => Promise<void>,
  tellFailure: (hasFailed: boolean) => void = ignore,
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
        if (isCurrent) tellFailure(true);
      },
    );
    return () => {
      isCurrent = false;
      tellFailure(false);
    };
  }, [isMissing, load, begin, tellFailure]);
  return Part;
}

function ignore(): void {
  // Its failures have been told already.
}
