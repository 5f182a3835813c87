import type { Publication, SearchModule } from '@leeszaal/shared-contracts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ResultsEntry } from '../search/results-entry.contract.ts';
import { usePlaces } from '../shell/use-places.ts';
import { ResultCard } from './result-card.component.tsx';
import styles from './results.module.css';

interface ResultListProps {
  readonly module: SearchModule;
  readonly publications: readonly Publication[];
  readonly display: 'list' | 'tiles';
  /** The entry of the history that they belong to; the list of another one is another list. */
  readonly entry: ResultsEntry;
}

/** A first guess of a card's height in pixels; each is measured when it stands. */
const CARD_HEIGHT = { list: 190, tiles: 380 } as const;
const TILE_WIDTH = 220;

/** The results, of which only those near the view stand in the document. */
export function ResultList({ module, publications, display, entry }: ResultListProps) {
  const places = usePlaces();
  const place = useRef<HTMLOListElement>(null);
  const { offset, columns } = usePlacement(place, display);
  const [{ address, isRecalled }] = useState(entry);
  const [left] = useState(() => {
    const place = isRecalled ? places.at(address) : undefined;
    return place && { ...place, measurements: [...place.measurements] };
  });
  // The same function as long as the results are: with another every place is reckoned anew.
  const keyOf = useCallback((index: number) => publications[index]?.id ?? index, [publications]);
  const virtual = useWindowVirtualizer({
    count: publications.length,
    lanes: columns,
    estimateSize: () => CARD_HEIGHT[display],
    getItemKey: keyOf,
    // In rows: the virtualizer multiplies by the lanes itself.
    overscan: 5,
    scrollMargin: offset,
    ...(left && {
      initialOffset: left.scrollY,
      initialMeasurementsCache: left.measurements,
    }),
  });
  const toFocus = useRef(left?.focused);
  useEffect(() => {
    // Whoever comes back stands where they were, as soon as that card is there again.
    const card = place.current?.querySelector(`[data-publication="${toFocus.current}"]`);
    if (!card) return;
    toFocus.current = undefined;
    // A person who has moved the focus meanwhile keeps it.
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement?.tagName !== 'H1') return;
    card.querySelector<HTMLElement>('h3 button')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const remember = () => places.remember(address, { measurements: virtual.measurementsCache });
    // Before the place is noted for a reload.
    window.addEventListener('pagehide', remember, { capture: true });
    return () => {
      window.removeEventListener('pagehide', remember, { capture: true });
      remember();
    };
  }, [places, address, virtual]);
  return (
    <ol ref={place} className={styles.virtual} style={{ blockSize: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, lane, start }) => {
        const publication = publications[index];
        return (
          publication && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              data-publication={publication.id}
              onFocus={() => places.remember(address, { focused: publication.id })}
              className={styles.virtualItem}
              data-display={display}
              aria-setsize={publications.length}
              aria-posinset={index + 1}
              style={{
                inlineSize: `${100 / columns}%`,
                insetInlineStart: `${(lane * 100) / columns}%`,
                transform: `translateY(${start - offset}px)`,
              }}
            >
              <ResultCard module={module} publication={publication} display={display} />
            </li>
          )
        );
      })}
    </ol>
  );
}

/** Where the list begins on the page, and how many tiles stand side by side. */
function usePlacement(place: RefObject<HTMLElement | null>, display: 'list' | 'tiles') {
  const [placement, setPlacement] = useState({ offset: 0, columns: 1 });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const { top, width } = element.getBoundingClientRect();
      setPlacement({
        offset: Math.round(top + window.scrollY),
        columns: display === 'tiles' ? Math.max(1, Math.floor(width / TILE_WIDTH)) : 1,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, display]);
  return placement;
}
