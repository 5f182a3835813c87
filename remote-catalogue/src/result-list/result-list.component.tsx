import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FoundWork } from '../editions/group-editions.ts';
import { ResultCard } from '../result-card/result-card.component.tsx';
import type { ResultsEntry } from '../search/search-atoms.ts';
import { usePlaces } from '../shell/use-places.ts';
import styles from './result-list.module.css';

interface ResultListProps {
  readonly works: readonly FoundWork[];
  readonly display: 'list' | 'tiles';
  /** The history entry of the results; another entry mounts another list. */
  readonly entry: ResultsEntry;
}

/** Estimated height of a row in px; rendered rows are measured. */
const ROW_HEIGHT = { list: 130, tiles: 420 } as const;
/** The least width of a tile in px; on a telephone two are side by side. */
const TILE_WIDTH = { wide: 220, narrow: 170 } as const;
/** The width of a list in px below which its tiles are narrow. */
const NARROW = 440;

/** The results as a virtual list: the document has only those near the viewport. */
export function ResultList({ works, display, entry }: ResultListProps) {
  const places = usePlaces();
  const place = useRef<HTMLOListElement>(null);
  const { offset, columns } = usePlacement(place, display);
  const [{ address, isRecalled }] = useState(entry);
  const [left] = useState(() => {
    const place = isRecalled ? places.at(address) : undefined;
    return place && { ...place, measurements: [...place.measurements] };
  });
  // Stable while the results are: another function discards all measurements.
  const keyOf = useCallback(
    (row: number) => works[row * columns]?.publication.id ?? row,
    [works, columns],
  );
  const virtual = useWindowVirtualizer({
    // Rows, so that the tiles of a row have the height of the highest.
    count: Math.ceil(works.length / columns),
    estimateSize: () => ROW_HEIGHT[display],
    getItemKey: keyOf,
    overscan: 5,
    scrollMargin: offset,
    ...(left && {
      initialOffset: left.scrollY,
      initialMeasurementsCache: left.measurements,
    }),
  });
  const toFocus = useRef(left?.focused);
  useEffect(() => {
    // Restores the focus as soon as its card, or the row of its edition, is rendered.
    const shown = place.current?.querySelector(`[data-publication="${toFocus.current}"]`);
    if (!shown) return;
    toFocus.current = undefined;
    // Leaves a focus that the person has moved meanwhile.
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement?.tagName !== 'H1') return;
    shown.querySelector<HTMLElement>('[data-opens-detail]')?.focus({ preventScroll: true });
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
  const rows = virtual.getVirtualItems();
  const first = (rows[0]?.index ?? 0) * columns;
  const end = ((rows.at(-1)?.index ?? -1) + 1) * columns;
  return (
    <ol
      ref={place}
      className={styles.virtual}
      data-display={display}
      style={{
        blockSize: virtual.getTotalSize(),
        paddingBlockStart: (rows[0]?.start ?? offset) - offset,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {works.slice(first, end).map(({ module, publication, others }, at) => {
        const index = first + at;
        return (
          <li
            key={publication.id}
            // The first of a row is as high as the row.
            ref={index % columns === 0 ? virtual.measureElement : undefined}
            data-index={index / columns}
            data-publication={publication.id}
            onFocus={({ target }) => {
              places.remember(address, { focused: publicationOf(target) ?? publication.id });
            }}
            aria-setsize={works.length}
            aria-posinset={index + 1}
          >
            <ResultCard
              module={module}
              publication={publication}
              display={display}
              editions={others}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** The publication of the row of an edition, or the card, around an element; undefined in a dialog of the card. */
function publicationOf(element: Element): number | undefined {
  const id = element.closest('[data-publication]')?.getAttribute('data-publication');
  return id ? Number(id) : undefined;
}

function columnsIn(width: number): number {
  return Math.max(1, Math.floor(width / TILE_WIDTH[width < NARROW ? 'narrow' : 'wide']));
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
        columns: display === 'tiles' ? columnsIn(width) : 1,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, display]);
  return placement;
}
