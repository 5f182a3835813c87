import { type ComponentType, useEffect, useReducer } from 'react';
import type { Part } from './part.ts';
import { patiently } from './patiently.ts';

/** A part that is not needed at first, once it is wanted and there: at once when it came ahead. */
export function usePart<P>(part: Part<P>, isWanted = true): ComponentType<P> | undefined {
  const [, tell] = useReducer((times: number) => times + 1, 0);
  const isMissing = isWanted && part.here() === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const abort = new AbortController();
    void patiently(part.load, abort.signal).then((loaded) => {
      if (loaded !== undefined) tell();
    });
    return () => abort.abort();
  }, [isMissing, part]);
  return isWanted ? part.here() : undefined;
}
