import { type Part, type RetryPolicy, useLoadedPart } from '@leeszaal/remote-kit/parts';
import { type ComponentType, createContext } from 'react';
import { useRequired } from '../state/use-required.ts';

/** Carries the retry policy for chunks that a person waits for (`portal/wait-for-part.ts`). */
export const WaitForPartContext = createContext<RetryPolicy | undefined>(undefined);

/**
 * A component that loads when it is wanted; undefined until then. A person waits for it: without a connection
 * a dialog offers a retry, and when its release is no longer on the server a reload.
 */
export function usePart<P>(part: Part<P>, isWanted: boolean): ComponentType<P> | undefined {
  const loaded = useLoadedPart(part, isWanted, useRequired(WaitForPartContext));
  return isWanted ? loaded : undefined;
}
