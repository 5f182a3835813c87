import { type RefObject, useEffect, useRef } from 'react';
import { type Stretch, scrollContainer, scrollIntoContainer } from './scroll-into-container.ts';

/** The entry to bring into view. */
export interface WantedEntry {
  readonly id: string | undefined;
  /** The entry's position; undefined while an ancestor is collapsed. Pass a stable function. */
  readonly placeOf: (id: string) => Stretch | undefined;
  /** Changes when an entry is expanded or collapsed: only then may the entry have a position. */
  readonly within: unknown;
}

/** An entry that was brought into view, and its container's `scrollTop` then, in px. */
export interface BroughtEntry {
  readonly id: string;
  readonly at: number;
}

/**
 * Scrolls an entry of a tree into view, once: later scrolling or expanding does not scroll back to
 * it. It tries again whenever the tree grows, until the entry is in view.
 *
 * @returns the entry, once it is in view
 */
export function useScrollToEntry(
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
