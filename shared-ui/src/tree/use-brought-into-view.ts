import { type RefObject, useEffect, useRef } from 'react';
import { type Stretch, scrollIntoContainer } from './scroll-into-container.ts';

/** What is to be brought into view. */
export interface BroughtEntry {
  readonly id: string | undefined;
  /** Where it stands; undefined while what it is in is closed. The same function between renderings. */
  readonly placeOf: (id: string) => Stretch | undefined;
  /** Another one when something was opened or closed: the entry may have its place only then. */
  readonly within: unknown;
}

/**
 * Brings an entry of a tree into view, once: whoever scrolls on and opens another one is not led back to
 * it. As long as the tree is lower than it is going to be, it is tried again when that grows.
 */
export function useBroughtIntoView(
  tree: RefObject<HTMLElement | null>,
  { id, placeOf, within }: BroughtEntry,
): void {
  const brought = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry has its place once what it is in is open.
  useEffect(() => {
    const element = tree.current;
    if (!element || id === undefined || id === brought.current) return;
    const growth = new ResizeObserver(() => bring());
    const bring = () => {
      const place = placeOf(id);
      if (!place || !scrollIntoContainer(element, place)) return;
      brought.current = id;
      growth.disconnect();
    };
    growth.observe(element);
    bring();
    return () => growth.disconnect();
  }, [tree, id, placeOf, within]);
}
