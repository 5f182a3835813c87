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
  /** Whether the segment's markup is not well-formed. */
  readonly isDamaged: boolean;
  /** The book's styles. */
  readonly styles: readonly StyleText[];
  /** Of the last layout. */
  metrics: Metrics;
}

/** Dependencies of frames. */
export interface FrameMaking {
  /** Opens an empty frame for the segment. */
  readonly open: (signal: AbortSignal) => Promise<OpenedFrame>;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Address of the document's folder, ending in a slash. */
  readonly root: string;
  readonly styles: StyleLibrary;
  /** Of the book. */
  readonly language: string | undefined;
}

/** How long, in ms, a segment waits for its fonts, rather than change while it is read. */
const FONT_TIMEOUT = 300;

/** Not `fonts.status`, which is briefly `loading` for cached fonts too. */
const isLoading = ({ fonts }: Document) => [...fonts].some(({ status }) => status === 'loading');

/** Resolves when the fonts of the layout are loaded, or after a timeout. */
async function fontsLoaded({ fonts }: Document): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, FONT_TIMEOUT);
  fonts.addEventListener('loadingdone', () => resolve(), { once: true });
  await promise.finally(() => clearTimeout(timer));
}

/**
 * Makes an invisible frame of a segment; its content cannot run (`docs/decisions.md` 76). The frame opens
 * while the segment loads.
 *
 * @param measure the metrics at the time of the layout
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
  // Handled where it is awaited.
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
    // In the same task, or the browser would lay the segment out without pages first.
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
      // A frame that failed to open is removed already.
      () => undefined,
    );
    throw error;
  }
}
