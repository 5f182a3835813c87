import type { Publication, SearchModule } from '@leeszaal/shared-contracts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ResultCard } from '../result-card/result-card.component.tsx';
import type { ResultsEntry } from '../search/search-atoms.ts';
import { usePlaces } from '../shell/use-places.ts';
import styles from './result-list.module.css';

interface ResultListProps {
  readonly module: SearchModule;
  readonly publications: readonly Publication[];
  readonly display: 'list' | 'tiles';
  /** The history entry of the results; another entry mounts another list. */
  readonly entry: ResultsEntry;
}

/** Estimated height of a card in px; rendered cards are measured. */
const CARD_HEIGHT = { list: 190, tiles: 380 } as const;
const TILE_WIDTH = 220;

/** The results as a virtual list: the document has only those near the viewport. */
export function ResultList({ module, publications, display, entry }: ResultListProps) {
  const places = usePlaces();
  const place = useRef<HTMLOListElement>(null);
  const { offset, columns } = usePlacement(place, display);
  const [{ address, isRecalled }] = useState(entry);
  const [left] = useState(() => {
    const place = isRecalled ? places.at(address) : undefined;
    return place && { ...place, measurements: [...place.measurements] };
  });
  // Stable while the results are: another function discards all measurements.
  const keyOf = useCallback((index: number) => publications[index]?.id ?? index, [publications]);
  const virtual = useWindowVirtualizer({
    count: publications.length,
    lanes: columns,
    estimateSize: () => CARD_HEIGHT[display],
    getItemKey: keyOf,
    // In rows: the virtualiser multiplies by the lanes.
    overscan: 5,
    scrollMargin: offset,
    ...(left && {
      initialOffset: left.scrollY,
      initialMeasurementsCache: left.measurements,
    }),
  });
  const toFocus = useRef(left?.focused);
  useEffect(() => {
    // Restores the focus as soon as its card is rendered.
    const card = place.current?.querySelector(`[data-publication="${toFocus.current}"]`);
    if (!card) return;
    toFocus.current = undefined;
    // Leaves a focus that the person has moved meanwhile.
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement?.tagName !== 'H1') return;
    card.querySelector<HTMLElement>('h3 button')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const remember = () => places.remember(address, { measurements: virtual.measurementsCache });
    // Before the frame stores the place for a reload.
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

/** The offset of the list on the page in px, and its number of columns. */
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
