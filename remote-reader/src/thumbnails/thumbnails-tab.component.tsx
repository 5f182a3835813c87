import { useLingui } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIsVisible } from '../licence/use-is-visible.ts';
import type { OpenDocument } from '../reading/reading.contract.ts';
import { useOfView } from '../viewers/state/use-view.ts';
import { PER_ROW, pageOfKey } from './grid-keys.ts';
import { scrollParentOf } from './scroll-parent.ts';
import { Thumbnail } from './thumbnail.component.tsx';
import { createThumbnailQueue, type ThumbnailQueue } from './thumbnail-queue.ts';
import styles from './thumbnails.module.css';
import { type ThumbnailTurn, useFollowedPage } from './use-followed-page.ts';

interface ThumbnailsTabProps {
  readonly open: OpenDocument;
  /** Called after a page was chosen. */
  readonly onMove: () => void;
}

/** Height of a row in px, as in the style sheet. */
const ROW_HEIGHT = 176;
const ROWS_AROUND = 2;

/** Concurrent fetches: few, so that a page does not wait behind them. */
const CONCURRENT = 2;

/** Thumbnails of all pages, while the document may be shown (`docs/decisions.md` 60, 64). */
export function ThumbnailsTab(props: ThumbnailsTabProps) {
  return useIsVisible(props.open.keeper) && <FollowingThumbnails {...props} />;
}

/** Pauses fetching, and renders later, while a page loads. */
function FollowingThumbnails(props: ThumbnailsTabProps) {
  const { viewer, document, source } = props.open;
  const queue = useMemo(() => createThumbnailQueue(source, CONCURRENT), [source]);
  const onTurn = useCallback((turn: ThumbnailTurn) => queue[turn](), [queue]);
  const current = useFollowedPage(viewer, onTurn);
  const pageCount = useOfView(viewer, (view) => view?.pageCount ?? document.appearance.numPages);
  return <Thumbnails {...props} {...{ queue, current, pageCount }} />;
}

interface ThumbnailsProps extends ThumbnailsTabProps {
  readonly queue: ThumbnailQueue;
  readonly current: number;
  readonly pageCount: number;
}

/** Three in a row; only visible rows are elements (`docs/behaviour.md` R2). */
const Thumbnails = memo(function Thumbnails({
  open: { viewer },
  onMove,
  queue,
  current,
  pageCount,
}: ThumbnailsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
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
    // A page that is known late must not scroll away a thumbnail that has the focus.
    if (!scroller || list.current?.matches(':focus-within')) return;
    rows.scrollToIndex(Math.floor((current - 1) / PER_ROW), { align: 'auto' });
  }, [rows, scroller, current]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { page } = (event.target as HTMLElement).dataset;
    const next = pageOfKey(event.key, Number(page), pageCount);
    if (next === undefined) return;
    // The key must neither scroll nor turn a page.
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    setReached(next);
    rows.scrollToIndex(Math.floor((next - 1) / PER_ROW), { align: 'auto' });
  };
  // In every render: the thumbnail may become an element only after scrolling.
  useEffect(() => {
    if (reached === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-page="${reached}"]`)?.focus();
  });

  const choose = useCallback(
    (page: number) => {
      viewer?.go({ to: 'page', page });
      onMove();
    },
    [viewer, onMove],
  );

  const top = rows.scrollOffset ?? 0;
  const firstRow = rows.getVirtualItems().find(({ end }) => end > top)?.index ?? 0;
  const page = firstRow * PER_ROW + 1;
  const isDrawn = (each: number) =>
    rows.getVirtualItems().some(({ index }) => index === Math.floor((each - 1) / PER_ROW));
  // Out of sight the current one is no element: then a visible one is the tab stop.
  const reachable = [reached, current].find((each) => each !== undefined && isDrawn(each)) ?? page;
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
              source={queue}
              page={each}
              isCurrent={each === current}
              isReachable={each === reachable}
              onChoose={choose}
            />
          ))}
        </div>
      ))}
    </div>
  );
});

function pagesOfRow(row: number, pageCount: number): number[] {
  const first = row * PER_ROW + 1;
  const length = Math.min(PER_ROW, pageCount - first + 1);
  return Array.from({ length }, (_, index) => first + index);
}
