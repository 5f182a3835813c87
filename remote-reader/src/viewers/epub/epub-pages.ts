import type { DocumentSource } from '../../source/document-source.contract.ts';
import type { ReadingLook } from '../contract/reading-look.ts';
import type { View, ViewerFailure, ViewerState } from '../contract/viewer.contract.ts';
import { pageFailure } from '../state/page-failure.ts';
import { createStateStore } from '../state/state-store.ts';
import type { EpubBook } from './book/epub-book.ts';
import { FrameCache } from './cache/frame-cache.ts';
import { viewOf } from './epub-view.ts';
import type { SegmentFrame } from './frame/segment-frame.ts';
import { changedMetrics } from './layout/changed-metrics.ts';
import type { Metrics } from './layout/segment-layout.contract.ts';
import { pageOfSpot } from './navigation/epub-spot.ts';
import { resolveTarget, type Target } from './navigation/resolve-target.ts';
import { pinned, type ShownPage, shownAt } from './navigation/shown-page.ts';
import type { EpubStage } from './stage/epub-stage.ts';

/** Dependencies of the pages, which the viewer gives. */
export interface EpubPagesOptions {
  readonly book: EpubBook;
  readonly source: DocumentSource;
  readonly stage: EpubStage;
  readonly look: ReadingLook;
  /** The initial font size, 1 being normal. */
  readonly fontScale: number;
  /** Another page is requested. */
  readonly onTarget: () => void;
  /** The first page of a segment is shown before the segment. */
  readonly onBeginning: (document: Document) => void;
  /** A frame was made and may be shown. */
  readonly onMade: (index: number, frame: SegmentFrame) => void;
  /** Another segment is shown. */
  readonly onSegment: () => void;
  readonly onFailure: (failure: ViewerFailure) => void;
}

/** The shown page and the requested one; keeps the place when the layout changes. */
export class EpubPages {
  readonly frames: FrameCache;
  readonly store = createStateStore<ViewerState>({ kind: 'empty', place: undefined });
  readonly #options: EpubPagesOptions;
  #target: Target | undefined;
  #shown: ShownPage | undefined;
  /** The number of page turns; a new layout is none. */
  #turn = 0;
  /** Of the shown page. */
  #view: View | undefined;

  constructor(options: EpubPagesOptions) {
    const { book, source, stage, look, fontScale, onMade, onBeginning } = options;
    this.#options = options;
    this.frames = new FrameCache({
      book,
      source,
      parent: stage.element,
      metrics: { size: stage.size(), fontScale, look },
      isAwaited: (index) => index === this.#target?.index,
      isFirstPage: (index) => this.#isFirstPage(index),
      onBeginning: ({ element, document, layout }) => {
        layout.show(0);
        onBeginning(document);
        stage.show(element);
        this.store.set({ kind: 'loading', view: undefined, isVisible: true });
      },
      onMade,
      onReady: (index, frame) => {
        if (this.#target?.index === index) this.#resolve(this.#target, frame);
      },
      onFailed: (index, error) => this.#onFailed(index, error),
    });
  }

  get target(): Target | undefined {
    return this.#target;
  }

  get shown(): ShownPage | undefined {
    return this.#shown;
  }

  /** The shown frame. */
  get frame(): SegmentFrame | undefined {
    return this.#shown && this.frames.get(this.#shown.index);
  }

  #isFirstPage(index: number): boolean {
    const target = this.#target;
    const isStart = target?.spot.at === 'start' && target.pages === 0;
    return this.#shown === undefined && isStart && target.index === index;
  }

  /** Shows a target: now if its segment is ready, else as soon as it is. */
  goTo(target: Target): void {
    const { book, onTarget } = this.#options;
    onTarget();
    this.#target = target;
    const { index } = target;
    const neighbours = [book.order.after(index), book.order.before(index)];
    const backwards = this.#shown !== undefined && index < this.#shown.index;
    if (backwards) neighbours.reverse();
    this.frames.want([index, ...neighbours.filter((neighbour) => neighbour !== undefined)]);
    const frame = this.frames.get(index);
    if (frame) this.#resolve(target, frame);
    else this.store.set({ kind: 'loading', view: this.#view });
  }

  /** Applies the size of the stage and changed metrics to all frames. */
  measure(change: Partial<Omit<Metrics, 'size'>> = {}): void {
    const metrics = changedMetrics(this.frames.metrics, this.#options.stage.size(), change);
    if (metrics === this.frames.metrics) return;
    const { frame } = this;
    // The first content on the page stays in view.
    const shown = frame && this.#shown && pinned(this.#shown, frame.layout);
    this.frames.metrics = metrics;
    if (frame && shown) this.#rearrange(frame, shown);
    this.frames.next();
  }

  /** Content of a frame has changed size. */
  reflow(index: number, frame: SegmentFrame): void {
    const shown = this.#shown;
    if (this.frames.get(index) !== frame) return;
    if (shown?.index !== index) this.frames.invalidate(frame);
    else {
      this.#rearrange(frame, shown.spot.at === 'page' ? pinned(shown, frame.layout) : shown);
      // A picture that has just loaded may be larger than the stage.
      if (shown.spot.at === 'end') this.#options.stage.toEnd();
    }
  }

  /** The browser has scrolled a frame itself: the nearest page becomes the current one. */
  realign(index: number, frame: SegmentFrame): void {
    if (this.#shown?.index !== index || this.#target) return;
    const page = frame.layout.shownPage();
    frame.layout.show(page);
    if (page === this.#shown.page) return;
    this.#shown = { index, page, spot: { at: 'page', page } };
    this.#turn += 1;
    this.#publish(this.#shown);
  }

  /** Removes all pages. */
  clear(): void {
    this.frames.clear();
    this.#options.stage.clear();
    this.#target = undefined;
    this.#shown = undefined;
    this.#view = undefined;
  }

  #resolve(target: Target, frame: SegmentFrame): void {
    this.frames.fit(frame);
    const page = pageOfSpot(frame, target.spot);
    const { order } = this.#options.book;
    const resolved = resolveTarget(target, page, frame.layout.pageCount, order);
    if (resolved.kind === 'elsewhere') this.goTo(resolved.target);
    else this.#show(target, frame, resolved.page);
  }

  #show(target: Target, frame: SegmentFrame, page: number): void {
    const isOther = this.#shown?.index !== target.index;
    // After a purge the page is shown at its old place: no page turn.
    if (this.#shown && (isOther || page !== this.#shown.page)) this.#turn += 1;
    this.#target = undefined;
    frame.layout.show(page);
    this.#options.stage.show(frame.element, target.spot.at === 'end' ? 'end' : 'start');
    this.#shown = shownAt(target, page);
    this.#publish(this.#shown);
    if (isOther) this.#options.onSegment();
  }

  #rearrange(frame: SegmentFrame, shown: ShownPage): void {
    this.frames.arrange(frame);
    const page = pageOfSpot(frame, shown.spot);
    frame.layout.show(page);
    this.#shown = { ...shown, page };
    if (this.#target === undefined) this.#publish(this.#shown);
  }

  #onFailed(index: number, error: unknown): void {
    if (this.#target?.index !== index) return;
    const failure = pageFailure(error);
    const shown = this.#shown;
    this.#target = undefined;
    this.#options.onFailure(failure);
    // The callback may have moved on or purged the document.
    if (this.#target !== undefined || this.#shown !== shown) return;
    if (shown === undefined) this.store.set({ kind: 'failed', failure });
    else this.goTo({ index: shown.index, spot: shown.spot, pages: 0 });
  }

  #publish(shown: ShownPage): void {
    this.#view = viewOf({ ...shown, turn: this.#turn }, this.#options.book, {
      layout: this.frames.get(shown.index)?.layout,
      isDamaged: this.frames.get(shown.index)?.isDamaged,
      pageOfAnchor: this.frames.pageOfAnchor(shown.index),
      fontScale: this.frames.metrics.fontScale,
    });
    this.store.set({ kind: 'ready', view: this.#view });
  }
}
