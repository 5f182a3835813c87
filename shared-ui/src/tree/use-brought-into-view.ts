import { type RefObject, useEffect, useRef } from 'react';
import { type Stretch, scrollContainer, scrollIntoContainer } from './scroll-into-container.ts';

/** What is to be brought into view. */
export interface WantedEntry {
  readonly id: string | undefined;
  /** Where it stands; undefined while what it is in is closed. The same function between renderings. */
  readonly placeOf: (id: string) => Stretch | undefined;
  /** Another one when something was opened or closed: the entry may have its place only then. */
  readonly within: unknown;
}

/** An entry that was brought into view, and how far its container was scrolled then, in px. */
export interface BroughtEntry {
  readonly id: string;
  readonly at: number;
}

/**
 * Brings an entry of a tree into view, once: whoever scrolls on and opens another one is not led back to
 * it. As long as the tree is lower than it is going to be, it is tried again when that grows.
 *
 * @returns which one it was, once it is in view
 */
export function useBroughtIntoView(
  tree: RefObject<HTMLElement | null>,
  { id, placeOf, within }: WantedEntry,
): RefObject<BroughtEntry | undefined> {
  const brought = useRef<BroughtEntry>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry has its place once what it is in is open.
  useEffect(() => {
    const element = tree.current;
    if (!element || id === undefined || id === brought.current?.id) return;
    const growth = new ResizeObserver(() => bring());
    const bring = () => {
      const place = placeOf(id);
      if (!place || !scrollIntoContainer(element, place)) return;
      brought.current = { id, at: scrollContainer(element.parentElement)?.scrollTop ?? 0 };
      growth.disconnect();
    };
    growth.observe(element);
    bring();
    return () => growth.disconnect();
  }, [tree, id, placeOf, within]);
  return brought;
}
