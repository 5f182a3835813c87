import { useLingui } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isVisible } from '../licence/licence-step.ts';
import type { OpenDocument } from '../screen/reading.ts';
import { useIsLoading, useView } from '../screen/use-view.ts';
import { PER_ROW, pageOfKey } from './grid-keys.ts';
import { scrollParentOf } from './scroll-parent.ts';
import { Thumbnail } from './thumbnail.component.tsx';
import styles from './thumbnails.module.css';

interface ThumbnailsTabProps {
  readonly open: OpenDocument;
  /** Told after a page was chosen. */
  readonly onMove: (() => void) | undefined;
}

/** Height of a row in px; the style sheet keeps to it. */
const ROW_HEIGHT = 176;
const ROWS_AROUND = 2;

/** All pages in small, as long as the document itself may be seen (`docs/decisions.md` 60, 64). */
export function ThumbnailsTab(props: ThumbnailsTabProps) {
  const { keeper } = props.open;
  const licence = useSyncExternalStore(keeper.subscribe, keeper.state);
  return isVisible(licence) && <Thumbnails {...props} />;
}

/** Three in a row; only those in sight are there (`docs/behaviour.md` R 2). */
function Thumbnails({ open: { viewer, source, document }, onMove }: ThumbnailsTabProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const view = useView(viewer);
  const isLoading = useIsLoading(viewer);
  const current = view?.page ?? 1;
  const pageCount = view?.pageCount ?? document.appearance.numPages ?? 0;
  const [reached, setReached] = useState<number>();

  useLayoutEffect(() => {
    if (list.current) setScroller(scrollParentOf(list.current));
  }, []);
  const rows = useVirtualizer({
    count: Math.ceil(pageCount / PER_ROW),
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_AROUND,
    scrollMargin: list.current?.offsetTop ?? 0,
  });
  useEffect(() => {
    if (scroller) rows.scrollToIndex(Math.floor((current - 1) / PER_ROW), { align: 'auto' });
  }, [rows, scroller, current]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { page } = (event.target as HTMLElement).dataset;
    const next = pageOfKey(event.key, Number(page), pageCount);
    if (next === undefined) return;
    // Neither scrolling nor the document's own arrow keys.
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    setReached(next);
    rows.scrollToIndex(Math.floor((next - 1) / PER_ROW), { align: 'auto' });
  };
  // A thumbnail that the keyboard has come to may have to be scrolled into being first.
  useEffect(() => {
    if (reached === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-page="${reached}"]`)?.focus();
  });

  const top = rows.scrollOffset ?? 0;
  const firstRow = rows.getVirtualItems().find(({ end }) => end > top)?.index ?? 0;
  const page = firstRow * PER_ROW + 1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the thumbnails in it
    <div
      ref={list}
      className={styles.list}
      style={{ blockSize: rows.getTotalSize() }}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setReached(undefined);
      }}
    >
      {rows.isScrolling && (
        <span className={styles.label} aria-hidden>
          {t`Page ${page}`}
        </span>
      )}
      {rows.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          className={styles.row}
          style={{ translate: `0 ${start - rows.options.scrollMargin}px` }}
        >
          {pagesOfRow(index, pageCount).map((each) => (
            <Thumbnail
              key={each}
              source={source}
              page={each}
              isCurrent={each === current}
              isReachable={each === (reached ?? current)}
              // The page itself comes first.
              mayLoad={!isLoading}
              onChoose={() => {
                viewer?.go({ to: 'page', page: each });
                onMove?.();
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function pagesOfRow(row: number, pageCount: number): number[] {
  const first = row * PER_ROW + 1;
  const length = Math.min(PER_ROW, pageCount - first + 1);
  return Array.from({ length }, (_, index) => first + index);
}
