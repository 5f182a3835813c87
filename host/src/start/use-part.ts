import { type ComponentType, useEffect, useState } from 'react';
import { usePortal } from '../portal/use-portal.ts';
import { loadPatiently } from './load-patiently.ts';

/** Imports a part: a module whose default is a component. The same function each time. */
export type ImportPart<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** How long, in ms, after an attempt that failed the next one comes. */
const PAUSE = 1000;

/**
 * A component that is not needed at first, once it is wanted and there. Somebody waits for it, so
 * without a connection they are asked to try again, and where its release is gone to load the page anew.
 */
export function usePart<P>(load: ImportPart<P>, isWanted: boolean): ComponentType<P> | undefined {
  const { waitForPart } = usePortal();
  return useLoaded(load, isWanted, waitForPart);
}

/**
 * The same for what nobody waits for: without a connection it comes as soon as there is one, and
 * nothing is said.
 */
export function useQuietPart<P>(
  load: ImportPart<P>,
  isWanted: boolean,
): ComponentType<P> | undefined {
  return useLoaded(load, isWanted, pause);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}

function useLoaded<P>(
  load: ImportPart<P>,
  isWanted: boolean,
  waitForRetry: (error: unknown) => Promise<void>,
): ComponentType<P> | undefined {
  const [Part, setPart] = useState<ComponentType<P>>();
  const isMissing = isWanted && Part === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    void loadPatiently(load, waitForRetry).then((module) => {
      if (isCurrent) setPart(() => module.default);
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load, waitForRetry]);
  return Part;
}
