import type { SpineItem } from '@leeszaal/shared-contracts';
import type { Segment } from '../../../source/document-source.contract.ts';
import { FixedSegment } from '../layout/fixed-segment.ts';
import { makePageSheets, PagedSegment } from '../layout/paged-segment.ts';
import type { Metrics, SegmentLayout } from '../layout/segment-layout.contract.ts';
import { widenLetters } from '../layout/wide-letters.ts';
import { nameLanguage } from '../sanitise/name-language.ts';
import { sanitiseInTurns } from '../sanitise/sanitise-segment.ts';
import { fillFrame } from './fill-frame.ts';
import type { OpenedFrame } from './open-frame.ts';
import type { StyleLibrary, StyleText } from './style-library.ts';

/** A segment in a frame of its own, laid out and ready to be shown. */
export interface SegmentFrame {
  readonly element: HTMLIFrameElement;
  readonly document: Document;
  readonly layout: SegmentLayout;
  /** Whether the markup of the segment is not well-formed. */
  readonly isDamaged: boolean;
  /** The book's own styles in it. */
  readonly styles: readonly StyleText[];
  /** What it was laid out for last. */
  metrics: Metrics;
}

/** What frames are made with. */
export interface FrameMaking {
  /** Opens an empty frame, which is then the segment's. */
  readonly open: (signal: AbortSignal) => Promise<OpenedFrame>;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Address of the document's folder, ending in a slash. */
  readonly root: string;
  readonly styles: StyleLibrary;
  /** Of the book. */
  readonly language: string | undefined;
}

/** How long, in ms, a segment waits for its fonts; a page that changes while it is read is worse. */
const FONT_PATIENCE = 300;

/** Not of the whole set: that is busy for a moment when a font is at hand, too. */
const isLoading = ({ fonts }: Document) => [...fonts].some(({ status }) => status === 'loading');

/** Resolves when the fonts that the layout asked for are there, or have taken too long. */
async function fontsLoaded({ fonts }: Document): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, FONT_PATIENCE);
  fonts.addEventListener('loadingdone', () => resolve(), { once: true });
  await promise.finally(() => clearTimeout(timer));
}

/**
 * Makes a frame of a segment, out of sight. What the segment holds can't run, whatever it is
 * (`docs/decisions.md` 76). The frame opens while the segment is still on its way.
 *
 * @param measure what it is to be laid out for, asked when it is
 * @throws what the segment rejects with; the signal's reason when aborted
 */
export async function makeFrame(
  segment: Promise<Segment>,
  item: SpineItem,
  measure: () => Metrics,
  { open, title, root, styles: library, language }: FrameMaking,
  signal: AbortSignal,
): Promise<SegmentFrame> {
  const opening = open(signal);
  // Told when it is waited for.
  opening.catch(() => undefined);
  try {
    const served = await segment;
    const sanitised = await sanitiseInTurns(served, root, signal);
    const { document: tree, styles: sources, isDamaged } = sanitised;
    nameLanguage(tree, language);
    const texts = await library.read(sources, served.address);
    const { element, page } = await opening;
    signal.throwIfAborted();
    element.title = title;
    // With no task between: the browser would lay the whole of it out without pages.
    const sheets = item.layout === 'fixed' ? undefined : makePageSheets(page);
    fillFrame(page, tree, texts, sheets && [sheets.pages, sheets.lastPage]);
    widenLetters(
      page,
      texts.map(({ css }) => css),
    );
    const layout = sheets
      ? new PagedSegment(page, sheets, texts)
      : new FixedSegment(element, page, item);
    const metrics = measure();
    layout.arrange(metrics);
    if (isLoading(page)) {
      await fontsLoaded(page);
      layout.arrange(metrics);
    }
    signal.throwIfAborted();
    return { element, document: page, layout, isDamaged, styles: texts, metrics };
  } catch (error) {
    opening.then(
      ({ element }) => element.remove(),
      // It has removed itself.
      () => undefined,
    );
    throw error;
  }
}
