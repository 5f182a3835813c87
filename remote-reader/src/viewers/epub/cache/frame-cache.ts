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
import { type BorrowedFrame, settleFrame } from '../print/print-pages.ts';
import { takesTooLong } from '../sanitise/long-segment.ts';
import { nameLanguage } from '../sanitise/name-language.ts';
import { sanitiseInTurns } from '../sanitise/sanitise-segment.ts';
import styles from '../stage/epub-stage.module.css';
import { SegmentCache } from './segment-cache.ts';
import { SpareFrame } from './spare-frame.ts';

/** The shown segment and its neighbours. */
const KEPT_SEGMENTS = 3;
/**
 * How many segments after and before the one that is shown are fetched before they are asked for. What
 * is fetched and never read costs a slow line and a phone's data, and one that isn't there no more than
 * an answer of the server: eight reach as far as the next entries of most contents, three as far back
 * as somebody looks something up.
 */
const FETCHED_AFTER = 8;
const FETCHED_BEFORE = 3;

/** One index and those around it, nearest first, those that follow before those that precede. */
function* around(index: number, count: number): Generator<number> {
  yield index;
  for (let distance = 1; distance <= FETCHED_AFTER; distance += 1) {
    if (index + distance < count) yield index + distance;
    if (distance <= FETCHED_BEFORE && index >= distance) yield index - distance;
  }
}

/** What the cache needs of the viewer. */
export interface FrameCacheOptions {
  readonly book: EpubBook;
  readonly source: DocumentSource;
  /** Where the frames stand. */
  readonly parent: HTMLElement;
  /** What they are laid out for at first. */
  readonly metrics: Metrics;
  /** Whether somebody waits for the segment. */
  readonly isAwaited: (index: number) => boolean;
  /** A frame has been made that may be shown. */
  readonly onMade: (index: number, frame: SegmentFrame) => void;
  /** A frame is ready, or ready anew. */
  readonly onReady: (index: number, frame: SegmentFrame) => void;
  /** The segment wanted first could not be had. */
  readonly onFailed: (index: number, error: unknown) => void;
}

/** The frames of the segments at hand: made, kept, laid out by one measure, and lent. */
export class FrameCache {
  readonly #options: FrameCacheOptions;
  readonly #segments: SegmentCache;
  readonly #styleLibrary: StyleLibrary;
  readonly #spare: SpareFrame;
  readonly #queue: PreparationQueue<SegmentFrame>;
  /** The pages of anchors that have been asked for; each costs a layout the first time. */
  readonly #anchors = new WeakMap<SegmentFrame, Map<string, number>>();
  /** Segments that are only made ready for somebody who waits for them. */
  readonly #long = new Set<number>();
  /** What was looked into last: of its notes the next one may be asked for. */
  #opened: { readonly index: number; readonly segment: OpenSegment } | undefined;
  /** In these something has got its size since they were laid out. */
  readonly #outgrown = new WeakSet<SegmentFrame>();
  /** What is wanted first. */
  #first = 0;
  #metrics: Metrics;

  constructor(options: FrameCacheOptions) {
    const { source, book, parent, metrics, onReady, onFailed } = options;
    this.#options = options;
    this.#metrics = metrics;
    this.#segments = new SegmentCache(source);
    const opening = { parent, title: book.title ?? '', root: book.root, className: styles.frame };
    this.#spare = new SpareFrame((signal) => openFrame(opening, signal));
    this.#styleLibrary = new StyleLibrary(source, book.root);
    this.#queue = new PreparationQueue(
      {
        prepare: (index, kept, signal) => this.#prepare(index, kept, signal),
        isFresh: (frame) => this.#fits(frame),
        // To take a frame away takes a while, too, and the next page stands already.
        discard: (frame) => void whenIdle(() => frame.element.remove()),
        onReady: (index, frame) => {
          onReady(index, frame);
          this.#prefetchSegments();
        },
        onFailed,
        whenIdle,
      },
      KEPT_SEGMENTS,
    );
  }

  /** What frames are laid out for. */
  get metrics(): Metrics {
    return this.#metrics;
  }

  /** Takes a new measure; a frame that is kept gets it when it is fitted, or by {@link next}. */
  measure(metrics: Metrics): void {
    this.#metrics = metrics;
  }

  /** Fits the frames that are wanted to a new measure, one after the other. */
  next(): void {
    this.#queue.next();
  }

  /** The segments that are wanted, most urgent first. */
  want(indexes: readonly number[]): void {
    const [first = 0] = indexes;
    this.#first = first;
    const { order } = this.#options.book;
    if (this.get(first) === undefined) this.#segments.pause(order.items[first]?.path);
    this.#queue.want(indexes.filter((index, at) => at === 0 || !this.#long.has(index)));
    this.#prefetchSegments();
  }

  /** Has the segments around the one that is wanted first fetched, once that one is there. */
  #prefetchSegments(): void {
    const { order } = this.#options.book;
    if (this.get(this.#first) === undefined) return;
    const indexes = [...around(this.#first, order.items.length)];
    const paths = new Set(indexes.flatMap((index) => order.items[index]?.path ?? []));
    this.#segments.prefetch([...paths]);
  }

  /** The frame of a segment, if it is there; it may be laid out for an earlier measure. */
  get(index: number): SegmentFrame | undefined {
    return this.#queue.get(index);
  }

  /** Lays a frame out by the measure that is in force. */
  arrange(frame: SegmentFrame): void {
    frame.layout.arrange(this.#metrics);
    frame.metrics = this.#metrics;
    this.#anchors.delete(frame);
    this.#outgrown.delete(frame);
  }

  /** The same, unless it is. */
  fit(frame: SegmentFrame): void {
    if (!this.#fits(frame)) this.arrange(frame);
  }

  /** Something in a frame that isn't shown has got its size: it is laid out anew once all of it has. */
  outgrow(frame: SegmentFrame): void {
    this.#outgrown.add(frame);
    if ([...frame.document.images].every(({ complete }) => complete)) this.next();
  }

  #fits(frame: SegmentFrame): boolean {
    return frame.metrics === this.#metrics && !this.#outgrown.has(frame);
  }

  /** The pages of anchors in a segment: all on its first page while its frame is not there. */
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

  /** The frame of a segment for a while: the one that is kept, or one more. */
  async borrow(index: number, signal: AbortSignal): Promise<BorrowedFrame> {
    const item = this.#options.book.item(index);
    const kept = this.get(index);
    if (kept) {
      this.fit(kept);
      return { frame: kept, item, giveBack: () => undefined };
    }
    const frame = await this.#make(index, { signal });
    await settleFrame(frame);
    return { frame, item, giveBack: () => frame.element.remove() };
  }

  /** A segment to look into, of which no page is shown. */
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

  /** Takes every frame away, and forgets what they were made of. */
  clear(): void {
    this.#queue.clear();
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
    const { isAwaited, onMade } = this.#options;
    const frame = await this.#make(index, { signal, background: !isAwaited(index) }, (segment) => {
      if (isAwaited(index) || !takesTooLong(segment)) return;
      this.#long.add(index);
      throw new RangeError(`Segment ${index} is too long to be made ready ahead`);
    });
    onMade(index, frame);
    this.#spare.prepare();
    return frame;
  }

  async #make(
    index: number,
    options: SourceOptions & { readonly signal: AbortSignal },
    check?: (segment: Segment) => void,
  ): Promise<SegmentFrame> {
    const { book } = this.#options;
    const item = book.item(index);
    const served = this.#segments.segment(item.path, options);
    const segment = served.then((one) => {
      check?.(one);
      return one;
    });
    const title = book.title || item.path;
    const open = async (signal: AbortSignal) => {
      // Nobody waits for it: the frame that stands open is not lost to what is given up or too long.
      if (options.background) await segment;
      signal.throwIfAborted();
      return this.#spare.take(signal);
    };
    const { root, language } = book;
    const making = { open, title, root, language, styles: this.#styleLibrary };
    return makeFrame(segment, item, () => this.#metrics, making, options.signal);
  }
}
