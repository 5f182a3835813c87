import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { usePortal } from '../portal/use-portal.ts';
import { loadPatiently } from './load-patiently.ts';
import { createQuietWait } from './wait-quietly.ts';

/** Imports a part: a module whose default is a component. The same function each time. */
export type ImportPart<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/**
 * A component that is not needed at first, once it is wanted and there. Somebody waits for it, so
 * without a connection they are asked to try again, and where its release is gone to load the page anew.
 */
export function usePart<P>(load: ImportPart<P>, isWanted: boolean): ComponentType<P> | undefined {
  const { waitForPart } = usePortal();
  const begin = useCallback(() => waitForPart, [waitForPart]);
  return useLoaded(load, isWanted, begin);
}

/** A part that nobody waits for. */
export interface QuietPart<P> {
  /** Once it is there. */
  readonly Part: ComponentType<P> | undefined;
  /** It does not come, and is not tried again as long as it is wanted. */
  readonly hasFailed: boolean;
}

/**
 * The same for what nobody waits for: nothing is said, and there is an end to the attempts (`wait-quietly.ts`).
 * They begin anew when it is not wanted and then wanted again.
 */
export function useQuietPart<P>(load: ImportPart<P>, isWanted: boolean): QuietPart<P> {
  const [hasFailed, setFailed] = useState(false);
  const Part = useLoaded(load, isWanted, createQuietWait, setFailed);
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
    loadPatiently(load, begin()).then(
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
