import type { ContentsEntry, Passage } from '@leeszaal/shared-contracts';
import { Plural, useLingui } from '@lingui/react/macro';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { chapterOf } from '../place/chapter-of.ts';
import type { OpenDocument } from '../reading/reading.contract.ts';
import { offsetWithin, scrollParentOf } from '../thumbnails/scroll-parent.ts';
import type { DocumentHit } from './document-hits.ts';
import { Hit } from './hit.component.tsx';
import { hitOfKey } from './hit-keys.ts';
import styles from './hit-list.module.css';

interface HitListProps {
  readonly hits: readonly DocumentHit[];
  /** Index of the current hit. */
  readonly index: number;
  readonly open: Pick<OpenDocument, 'viewer' | 'contents'>;
  readonly onChoose: (index: number) => void;
}

interface ListedHit {
  readonly file: string;
  readonly passage: Passage;
  /** Index among all hits. */
  readonly at: number;
}

const NONE: readonly ContentsEntry[] = [];

/** Estimated height of an item in CSS pixels, until it is measured. */
const ITEM_HEIGHT = 72;
const ITEMS_AROUND = 4;

/**
 * The hits with their surroundings. Only hits near the visible part are elements. One is a tab stop, and keys move to
 * the others.
 */
export function HitList({
  hits,
  index,
  open: { viewer, contents = NONE },
  onChoose,
}: HitListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  /** The item that a key moved to, and the one before, while the focus is in the list. */
  const [[reached, left], setReached] = useState<readonly number[]>([]);
  const listed = useMemo(() => listedOf(hits), [hits]);
  const current = listed.findIndex(({ at }) => at === index);
  const hasPages = viewer?.abilities.pageNumbers ?? false;

  useLayoutEffect(() => {
    if (list.current) setScroller(scrollParentOf(list.current));
  }, []);
  const rows = useVirtualizer({
    count: listed.length,
    getScrollElement: () => scroller,
    estimateSize: () => ITEM_HEIGHT,
    overscan: ITEMS_AROUND,
    scrollMargin: offsetWithin(scroller, list.current),
    // The focused item stays an element when it is scrolled away.
    rangeExtractor: (range) => {
      const kept = [left, reached].filter((one) => one !== undefined);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (scroller && current >= 0) rows.scrollToIndex(current, { align: 'auto' });
  }, [rows, scroller, current]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const item = (event.target as Element).closest<HTMLElement>('[data-index]');
    const from = Number(item?.dataset['index']);
    const next = hitOfKey(event.key, from, listed.length);
    if (next === undefined) return;
    event.preventDefault();
    setReached([next, from]);
    rows.scrollToIndex(next, { align: 'auto' });
  };
  useEffect(() => {
    if (reached === undefined) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-index="${reached}"] > button`)
      ?.focus({ preventScroll: true });
  });

  const placeOf = (file: string) => {
    const page = Number.parseInt(file, 10);
    return hasPages ? t`Page ${page}` : chapterOf(contents, file);
  };
  if (listed.length === 0) return null;
  const drawn = rows.getVirtualItems();
  const top = rows.scrollOffset ?? 0;
  const isDrawn = (wanted: number) => drawn.some((item) => item.index === wanted);
  // Out of sight the current one is no element: then a visible one is the tab stop.
  const inSight = drawn.find(({ end }) => end > top)?.index;
  const reachable = [reached, current].find((one) => one !== undefined && isDrawn(one)) ?? inSight;
  return (
    <>
      <ol
        ref={list}
        className={styles.list}
        style={{ blockSize: rows.getTotalSize() }}
        aria-label={t`Results`}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setReached([]);
        }}
      >
        {drawn.map((item) => {
          const hit = listed[item.index];
          return (
            hit && (
              <Hit
                key={item.key}
                ref={rows.measureElement}
                {...hit.passage}
                place={placeOf(hit.file)}
                index={item.index}
                count={listed.length}
                start={item.start - rows.options.scrollMargin}
                isCurrent={item.index === current}
                isReachable={item.index === reachable}
                onChoose={() => onChoose(hit.at)}
              />
            )
          );
        })}
      </ol>
      <More count={hits.length - listed.length} />
    </>
  );
}

/** The number of hits without surroundings, which are not listed. */
function More({ count: more }: { readonly count: number }) {
  if (more === 0) return null;
  return (
    <p className={styles.more}>
      <Plural
        value={more}
        one="Use “Next result” to see # more result."
        other="Use “Next result” to see # more results."
      />
    </p>
  );
}

function listedOf(hits: readonly DocumentHit[]): readonly ListedHit[] {
  return hits.flatMap(({ file, passage }, at) => (passage ? [{ file, passage, at }] : []));
}
