import type {
  DocumentSource,
  Segment,
  SourceOptions,
} from '../../../source/document-source.contract.ts';
import { PreparationQueue } from '../../scheduling/preparation-queue.ts';
import { whenIdle } from '../../scheduling/when-idle.ts';
import type { PageOfAnchor } from '../book/chapters.ts';
import type { EpubBook } from '../book/epub-book.ts';
import { openFrame } from '../frame/open-frame.ts';
import { makeFrame, type SegmentFrame } from '../frame/segment-frame.ts';
import { StyleLibrary } from '../frame/style-library.ts';
import type { Metrics } from '../layout/segment-layout.contract.ts';
import { pageOfAnchor } from '../navigation/epub-spot.ts';
import type { OpenSegment } from '../notes/find-note.ts';
import { loadPrintCode } from '../print/print-code.ts';
import type { BorrowedFrame } from '../print/print-pages.ts';
import { takesLong, takesTooLong } from '../sanitise/long-segment.ts';
import { nameLanguage } from '../sanitise/name-language.ts';
import { sanitiseInTurns } from '../sanitise/sanitise-segment.ts';
import styles from '../stage/epub-stage.module.css';
import { loadBeginningCode } from './beginning-code.ts';
import type { BeginningFrame } from './beginning-frame.ts';
import { SegmentCache } from './segment-cache.ts';
import { SpareFrame } from './spare-frame.ts';

/** The shown segment and its neighbours. */
const KEPT_SEGMENTS = 3;
/**
 * How many segments are prefetched after and before the shown one: as far as the next entries of most
 * contents, and as far back as readers look something up. Unread segments cost data.
 */
const FETCHED_AFTER = 8;
const FETCHED_BEFORE = 3;

/** An index and its neighbours, nearest first, the following before the preceding. */
function* around(index: number, count: number): Generator<number> {
  yield index;
  for (let distance = 1; distance <= FETCHED_AFTER; distance += 1) {
    if (index + distance < count) yield index + distance;
    if (distance <= FETCHED_BEFORE && index >= distance) yield index - distance;
  }
}

/** Dependencies of the cache, which the viewer gives. */
export interface FrameCacheOptions {
  readonly book: EpubBook;
  readonly source: DocumentSource;
  readonly parent: HTMLElement;
  /** The initial metrics. */
  readonly metrics: Metrics;
  /** Whether the reader waits for the segment. */
  readonly isAwaited: (index: number) => boolean;
  /** Whether nothing is shown yet, and the reader waits for the first page of the segment. */
  readonly isFirstPage: (index: number) => boolean;
  /** The first page of the segment can be shown, and nothing else of it. */
  readonly onBeginning: (frame: SegmentFrame) => void;
  /** A frame was made and may be shown. */
  readonly onMade: (index: number, frame: SegmentFrame) => void;
  /** A frame is ready, or laid out anew. */
  readonly onReady: (index: number, frame: SegmentFrame) => void;
  /** The most urgent segment failed. */
  readonly onFailed: (index: number, error: unknown) => void;
}

/** Makes, keeps and lends the frames of segments, all laid out with the same metrics. */
export class FrameCache {
  readonly #options: FrameCacheOptions;
  readonly #segments: SegmentCache;
  readonly #styleLibrary: StyleLibrary;
  readonly #spare: SpareFrame;
  #beginning: BeginningFrame | undefined;
  readonly #queue: PreparationQueue<SegmentFrame>;
  /** Pages of anchors; the first lookup of each costs a layout. */
  readonly #anchors = new WeakMap<SegmentFrame, Map<string, number>>();
  /** Too long to be prepared before the reader requests them. */
  readonly #long = new Set<number>();
  /** The segment of the last note: the next note is often in the same one. */
  #opened: { readonly index: number; readonly segment: OpenSegment } | undefined;
  /** Frames whose content has changed size since their layout. */
  readonly #invalid = new WeakSet<SegmentFrame>();
  /** The most urgent segment. */
  #first = 0;
  /** {@link fit} and {@link next} apply them. */
  metrics: Metrics;

  constructor(options: FrameCacheOptions) {
    const { source, book, parent, metrics, onReady, onFailed } = options;
    this.#options = options;
    this.metrics = metrics;
    this.#segments = new SegmentCache(source);
    const opening = { parent, title: book.title ?? '', root: book.root, className: styles.frame };
    this.#spare = new SpareFrame((signal) => openFrame(opening, signal));
    this.#styleLibrary = new StyleLibrary(source, book.root);
    this.#queue = new PreparationQueue(
      {
        prepare: (index, kept, signal) => this.#prepare(index, kept, signal),
        isFresh: (frame) => this.#fits(frame),
        // Removing a frame takes long enough to delay the page that is shown.
        discard: (frame) => void whenIdle(() => frame.element.remove()),
        onReady: (index, frame) => {
          onReady(index, frame);
          this.#beginning?.clear();
          this.#prefetchSegments();
        },
        onFailed: (index, error) => {
          this.#beginning?.clear();
          onFailed(index, error);
        },
        whenIdle,
      },
      KEPT_SEGMENTS,
    );
  }

  /** Lays the wanted frames out with the current metrics, one after the other; the beginning at once. */
  next(): void {
    const beginning = this.#beginning?.frame;
    if (beginning) this.fit(beginning);
    beginning?.layout.show(0);
    this.#queue.next();
  }

  /** Sets the wanted segments, most urgent first. */
  want(indexes: readonly number[]): void {
    const [first = 0] = indexes;
    this.#first = first;
    const { order } = this.#options.book;
    if (this.get(first) === undefined) this.#segments.pause(order.items[first]?.path);
    this.#queue.want(indexes.filter((index, at) => at === 0 || !this.#long.has(index)));
    this.#prefetchSegments();
  }

  /** Prefetches the segments around the most urgent one, once that is there. */
  #prefetchSegments(): void {
    const { order } = this.#options.book;
    if (this.get(this.#first) === undefined) return;
    const indexes = [...around(this.#first, order.items.length)];
    const paths = new Set(indexes.flatMap((index) => order.items[index]?.path ?? []));
    this.#segments.prefetch([...paths]);
  }

  /** The frame of a segment, if any; its metrics may be outdated. */
  get(index: number): SegmentFrame | undefined {
    return this.#queue.get(index);
  }

  /** Lays a frame out with the current metrics. */
  arrange(frame: SegmentFrame): void {
    frame.layout.arrange(this.metrics);
    frame.metrics = this.metrics;
    this.#anchors.delete(frame);
    this.#invalid.delete(frame);
  }

  /** Lays a frame out if its layout is outdated. */
  fit(frame: SegmentFrame): void {
    if (!this.#fits(frame)) this.arrange(frame);
  }

  /** Lays a hidden frame out again when all its pictures are loaded. */
  invalidate(frame: SegmentFrame): void {
    this.#invalid.add(frame);
    if ([...frame.document.images].every(({ complete }) => complete)) this.next();
  }

  #fits(frame: SegmentFrame): boolean {
    return frame.metrics === this.metrics && !this.#invalid.has(frame);
  }

  /** The pages of anchors in a segment; 0 while its frame is missing. */
  pageOfAnchor(index: number): PageOfAnchor {
    const frame = this.get(index);
    if (frame === undefined) return () => 0;
    const known = this.#anchors.get(frame) ?? new Map<string, number>();
    this.#anchors.set(frame, known);
    return (fragment) => {
      const page = known.get(fragment) ?? pageOfAnchor(frame, fragment);
      known.set(fragment, page);
      return page;
    };
  }

  /** Lends the frame of a segment: the one in the cache, or a new one. */
  async borrow(index: number, signal: AbortSignal): Promise<BorrowedFrame> {
    const item = this.#options.book.item(index);
    const kept = this.get(index);
    if (kept) {
      this.fit(kept);
      return { frame: kept, item, release: () => undefined };
    }
    const { completeFrame } = await loadPrintCode();
    const frame = await this.#make(
      index,
      { signal },
      this.#segments.segment(item.path, { signal }),
    );
    await completeFrame(frame);
    return { frame, item, release: () => frame.element.remove() };
  }

  /** Loads a segment without showing a page of it. */
  async open(index: number, signal: AbortSignal): Promise<OpenSegment> {
    if (this.#opened?.index === index) return this.#opened.segment;
    const segment = await this.#open(index, signal);
    signal.throwIfAborted();
    this.#opened = { index, segment };
    return segment;
  }

  async #open(index: number, signal: AbortSignal): Promise<OpenSegment> {
    const { book } = this.#options;
    const { path } = book.item(index);
    const segment = await this.#segments.segment(path, { signal, background: true });
    const { document, styles } = await sanitiseInTurns(segment, book.root, signal);
    nameLanguage(document, book.language);
    return { document, styles: await this.#styleLibrary.read(styles, segment.address) };
  }

  /** Removes all frames and cached data. */
  clear(): void {
    this.#queue.clear();
    this.#beginning?.clear();
    this.#spare.clear();
    this.#segments.clear();
    this.#styleLibrary.clear();
    this.#opened = undefined;
  }

  async #prepare(
    index: number,
    kept: SegmentFrame | undefined,
    signal: AbortSignal,
  ): Promise<SegmentFrame> {
    if (kept) {
      this.arrange(kept);
      return kept;
    }
    const { isAwaited, isFirstPage, onMade } = this.#options;
    const begun = isFirstPage(index) && (await this.#begin(index, signal));
    const options = { signal, background: !isAwaited(index) };
    const served = begun
      ? Promise.resolve(begun)
      : this.#segments.segment(this.#options.book.item(index).path, options).then((segment) => {
          if (isAwaited(index) || !takesTooLong(segment)) return segment;
          this.#long.add(index);
          throw new RangeError(`Segment ${index} is too long to be made ready ahead`);
        });
    const frame = await this.#make(index, options, served);
    onMade(index, frame);
    this.#spare.prepare();
    return frame;
  }

  /** Shows the first page of a long segment before the rest is laid out; returns the segment. */
  async #begin(index: number, signal: AbortSignal): Promise<Segment> {
    const { path, layout } = this.#options.book.item(index);
    // Opens while the segment loads.
    this.#spare.open();
    const segment = await this.#segments.segment(path, { signal, background: false });
    signal.throwIfAborted();
    if (layout === 'fixed' || !takesLong(segment)) return segment;
    const code = await loadBeginningCode().catch(() => undefined);
    signal.throwIfAborted();
    if (code === undefined) return segment;
    this.#beginning ??= new code.BeginningFrame();
    const make = async (beginning: Segment) => {
      const frame = await this.#make(index, { signal }, Promise.resolve(beginning));
      this.fit(frame);
      return frame;
    };
    await this.#beginning.show(segment, { index, make, shown: this.#options }, signal);
    return segment;
  }

  async #make(
    index: number,
    { signal, background }: SourceOptions & { readonly signal: AbortSignal },
    segment: Promise<Segment>,
  ): Promise<SegmentFrame> {
    const { book } = this.#options;
    const item = book.item(index);
    const title = book.title || item.path;
    const open = async (signal: AbortSignal) => {
      // Background work that is aborted or too long must not use up the spare frame.
      if (background) await segment;
      signal.throwIfAborted();
      return this.#spare.take(signal);
    };
    const { root, language } = book;
    const making = { open, title, root, language, styles: this.#styleLibrary };
    return makeFrame(segment, item, () => this.metrics, making, signal);
  }
}
