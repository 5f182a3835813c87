import { AbortedError, type SpineItem } from '@leeszaal/shared-contracts';
import type { SourceOptions } from '../../source/document-source.contract.ts';
import type { ReadingLook } from '../reading-look.ts';
import { turnOfClick } from '../shared/click-zones.ts';
import { onReadingKeys } from '../shared/listen-keys.ts';
import type { ZoomGestures } from '../shared/listen-zoom.ts';
import { markText } from '../shared/mark-text.ts';
import { pageFailure } from '../shared/page-failure.ts';
import { placeOf } from '../shared/place-of.ts';
import { PreparationQueue, type Workbench } from '../shared/preparation-queue.ts';
import { type Progression, turnOfKey } from '../shared/reading-keys.ts';
import { createStateStore } from '../shared/state-store.ts';
import { whenIdle } from '../shared/when-idle.ts';
import { DEFAULT_LETTERS, LETTER_ZOOM, zoomed, zoomedBy } from '../shared/zoom-steps.ts';
import type {
  Direction,
  Move,
  Place,
  PrintWishes,
  View,
  Viewer,
  ViewerOptions,
  ViewerState,
  Zoom,
} from '../viewer.contract.ts';
import { pageOfAnchor, pageOfSpot, type Spot, spotOfFragment } from './epub-spot.ts';
import { EpubStage } from './epub-stage.ts';
import { type FrameEvents, listenToFrame } from './frame/frame-events.ts';
import { makeFrame, type SegmentFrame } from './frame/segment-frame.ts';
import { StyleLibrary } from './frame/style-library.ts';
import type { Metrics } from './layout/segment-layout.contract.ts';
import { writeCfi } from './navigation/cfi.ts';
import {
  type ContentsMap,
  currentEntry,
  mapContents,
  nextChapter,
  type PageOfAnchor,
  previousChapter,
  type Standpoint,
} from './navigation/chapters.ts';
import { type ReadingOrder, readOrder } from './navigation/reading-order.ts';
import { readTextLink, splitLink } from './navigation/segment-link.ts';
import { settleTarget, type Target } from './navigation/settle-target.ts';
import type { BookPlace, OpenSegment } from './notes/find-note.ts';
import { NoteDesk } from './notes/note-desk.ts';
import { type BorrowedFrame, printPages, settleFrame } from './print/print-pages.ts';
import { sanitiseSegment } from './sanitise/sanitise-segment.ts';

/** The shown segment and its neighbours. */
const KEPT_SEGMENTS = 3;

/** What of a look makes a difference where text flows, and where every page has its own look. */
const TEXT_LOOK = ['theme', 'typeface', 'spacing', 'margins'] as const;
const FIXED_LOOK = ['pages'] as const;

/** What is shown: a page, and the spot by which it is found again. */
interface Shown extends Standpoint {
  readonly spot: Spot;
}

/** Shows an EPUB, page by page. */
export function createEpubViewer(options: ViewerOptions): Viewer {
  return new EpubViewer(options);
}

class EpubViewer implements Viewer {
  readonly abilities;
  readonly #options: ViewerOptions;
  readonly #order: ReadingOrder;
  readonly #contents: ContentsMap;
  readonly #root: string;
  readonly #styles: StyleLibrary;
  readonly #stage: EpubStage;
  readonly #store = createStateStore<ViewerState>({ kind: 'empty', place: undefined });
  readonly #queue: PreparationQueue<SegmentFrame>;
  readonly #stopKeys: () => void;
  readonly #notes: NoteDesk;
  #metrics: Metrics;
  #target: Target | undefined;
  #shown: Shown | undefined;
  #marked: readonly string[] = [];
  /** Ends when what is shown is taken away: everything made of it elsewhere goes with it. */
  #showing = new AbortController();
  /** Where to begin again as long as nothing has been shown. */
  #opened: Place | undefined;

  constructor(options: ViewerOptions) {
    this.#options = options;
    this.#order = readOrder(options.document.spine, options.contents);
    const isFixed = this.#order.items.every(({ layout }) => layout === 'fixed');
    this.abilities = { pageNumbers: false, look: isFixed ? FIXED_LOOK : TEXT_LOOK };
    this.#contents = mapContents(options.contents, this.#order);
    // The folder is what the address of any file begins with.
    this.#root = new URL('.', options.source.address('x')).href;
    this.#styles = new StyleLibrary(options.source, this.#root);
    this.#stage = new EpubStage(options.element, {
      onResize: () => this.#measure(),
      gestures: this.#gestures(),
      onClick: (x) => this.#click(x),
    });
    this.#metrics = { size: this.#stage.size(), letters: DEFAULT_LETTERS, look: options.look };
    this.#dim();
    this.#stopKeys = onReadingKeys(
      options.element.getRootNode(),
      () => this.#progression(),
      (turn) => this.#turn(turn),
    );
    const bench: Workbench<SegmentFrame> = {
      prepare: (index, kept, signal) => this.#prepare(index, kept, signal),
      isFresh: (frame) => frame.metrics === this.#metrics,
      discard: (frame) => frame.element.remove(),
      onReady: (index) => this.#onReady(index),
      onFailed: (index, error) => this.#onFailed(index, error),
      whenIdle,
    };
    this.#queue = new PreparationQueue(bench, KEPT_SEGMENTS);
    this.#notes = new NoteDesk({
      root: this.#root,
      placeOf: (address) => this.#placeOf(address),
      kept: (index) => this.#queue.get(index),
      load: (index, signal) => this.#loadSegment(index, signal),
      metrics: () => this.#metrics,
      follow: (address) => this.#follow(address),
      onNote: options.onNote,
    });
  }

  state(): ViewerState {
    return this.#store.get();
  }

  subscribe(listener: () => void): () => void {
    return this.#store.subscribe(listener);
  }

  open(place?: Place): void {
    this.#opened = place;
    const target = place === undefined ? undefined : this.#targetOf(place);
    this.#aim(target ?? { index: this.#order.first, spot: { at: 'start' }, pages: 0 });
  }

  go(move: Move): void {
    const target = this.#targetOfMove(move);
    if (target) this.#aim(target);
  }

  zoom(step: Zoom): void {
    const { letters } = this.#metrics;
    this.#measure({
      letters: step === 'auto' ? DEFAULT_LETTERS : zoomed(letters, step, LETTER_ZOOM),
    });
  }

  dress(look: ReadingLook): void {
    this.#measure({ look });
    this.#dim();
  }

  mark(texts: readonly string[]): void {
    this.#marked = texts;
    this.#markShown();
  }

  purge(): void {
    const place = placeOf(this.state()) ?? this.#opened;
    this.#empty();
    this.#store.set({ kind: 'empty', place });
  }

  renew(): void {
    // Not even a page that is shown may go on with the old key: its pictures carry it.
    this.purge();
    this.open(placeOf(this.state()));
  }

  async print(wishes: PrintWishes): Promise<void> {
    if (this.#shown === undefined) throw new AbortedError('Nothing is shown');
    const signal = AbortSignal.any([this.#showing.signal, wishes.signal]);
    const borrow = (index: number) => this.#borrow(index, signal);
    const book = { order: this.#order, root: this.#root, borrow };
    await printPages(wishes, this.#shown, book, signal);
  }

  relabel(): void {
    this.#label();
  }

  async destroy(): Promise<void> {
    this.#empty();
    this.#store.close();
    this.#stopKeys();
    this.#stage.destroy();
  }

  #targetOf(link: string): Target | undefined {
    const { path, fragment } = splitLink(link);
    const index = this.#order.indexOf(path);
    return index === undefined ? undefined : { index, spot: spotOfFragment(fragment), pages: 0 };
  }

  #targetOfMove(move: Move): Target | undefined {
    const at = this.#standpoint();
    const chapter = (spot: ReturnType<typeof nextChapter>) =>
      spot && { index: spot.index, spot: spotOfFragment(spot.fragment), pages: 0 };
    switch (move.to) {
      case 'link':
        return this.#targetOf(move.link);
      case 'hit': {
        const index = this.#order.indexOf(move.file);
        return index === undefined
          ? undefined
          : { index, spot: { at: 'text', texts: this.#marked }, pages: 0 };
      }
      case 'page':
        return { index: at.index, spot: { at: 'page', page: move.page - 1 }, pages: 0 };
      case 'next-page':
        return this.#turned(1);
      case 'previous-page':
        return this.#turned(-1);
      case 'first-page':
        return { index: this.#order.first, spot: { at: 'start' }, pages: 0 };
      case 'last-page':
        return { index: this.#order.last, spot: { at: 'end' }, pages: 0 };
      case 'next-chapter':
        return chapter(nextChapter(this.#contents, at, this.#pageOfAnchor(at.index)));
      case 'previous-chapter':
        return chapter(previousChapter(this.#contents, at, this.#pageOfAnchor(at.index)));
    }
  }

  /** So many pages from the target that is under way, else from what is shown. */
  #turned(pages: number): Target | undefined {
    if (this.#target) return { ...this.#target, pages: this.#target.pages + pages };
    const shown = this.#shown;
    return shown && { index: shown.index, spot: { at: 'page', page: shown.page }, pages };
  }

  #aim(target: Target): void {
    this.#notes.close();
    this.#target = target;
    const { index } = target;
    const neighbours = [this.#order.after(index), this.#order.before(index)];
    const backwards = this.#shown !== undefined && index < this.#shown.index;
    if (backwards) neighbours.reverse();
    this.#queue.want([index, ...neighbours.filter((neighbour) => neighbour !== undefined)]);
    const frame = this.#queue.get(index);
    if (frame) this.#settle(target, frame);
    else this.#load();
  }

  #load(): void {
    this.#store.set({ kind: 'loading', view: this.#shown && this.#view(this.#shown) });
    this.#label();
  }

  async #prepare(
    index: number,
    kept: SegmentFrame | undefined,
    signal: AbortSignal,
  ): Promise<SegmentFrame> {
    if (kept) {
      this.#arrange(kept);
      return kept;
    }
    const background = index !== this.#target?.index;
    const frame = await this.#make(index, { signal, background });
    listenToFrame(frame.document, this.#frameEvents(index, frame));
    return frame;
  }

  async #make(index: number, options: SourceOptions & { signal: AbortSignal }) {
    const item = this.#item(index);
    const segment = await this.#options.source.segment(item.path, options);
    const making = {
      parent: this.#stage.element,
      title: this.#options.document.title || item.path,
      root: this.#root,
      styles: this.#styles,
    };
    return makeFrame(segment, item, this.#metrics, making, options.signal);
  }

  #item(index: number): SpineItem {
    const item = this.#order.items[index];
    if (item === undefined) throw new RangeError(`The document has no segment ${index}`);
    return item;
  }

  /** The frame of a segment for a while: the one that is kept, or one more. */
  async #borrow(index: number, signal: AbortSignal): Promise<BorrowedFrame> {
    const item = this.#item(index);
    const kept = this.#queue.get(index);
    if (kept) {
      if (kept.metrics !== this.#metrics) this.#arrange(kept);
      return { frame: kept, item, giveBack: () => undefined };
    }
    const frame = await this.#make(index, { signal });
    await settleFrame(frame);
    return { frame, item, giveBack: () => frame.element.remove() };
  }

  #onReady(index: number): void {
    const frame = this.#queue.get(index);
    if (frame && this.#target?.index === index) this.#settle(this.#target, frame);
  }

  #onFailed(index: number, error: unknown): void {
    if (this.#target?.index !== index) return;
    const failure = pageFailure(error);
    const shown = this.#shown;
    this.#target = undefined;
    this.#options.onFailure(failure);
    // Whoever was told may have moved on or taken the document away.
    if (this.#target !== undefined || this.#shown !== shown) return;
    if (shown === undefined) this.#store.set({ kind: 'failed', failure });
    else this.#aim({ index: shown.index, spot: shown.spot, pages: 0 });
  }

  #settle(target: Target, frame: SegmentFrame): void {
    if (frame.metrics !== this.#metrics) this.#arrange(frame);
    const page = pageOfSpot(frame, target.spot);
    const settled = settleTarget(target, page, frame.layout.pageCount, this.#order);
    if (settled.kind === 'elsewhere') this.#aim(settled.target);
    else this.#show(target, frame, settled.page);
  }

  #show({ index, spot, pages }: Target, frame: SegmentFrame, page: number): void {
    const another = this.#shown?.index !== index;
    this.#target = undefined;
    frame.layout.show(page);
    this.#stage.show(frame.element);
    this.#shown = {
      index,
      page,
      spot: pages === 0 && spot.at !== 'page' ? spot : { at: 'page', page },
    };
    this.#publish();
    if (another) this.#markShown();
  }

  #publish(): void {
    if (this.#shown === undefined) return;
    this.#store.set({ kind: 'ready', view: this.#view(this.#shown) });
    this.#label();
  }

  /** Takes the size of the stage, and what is given, as the new measure of everything. */
  #measure(change: Partial<Omit<Metrics, 'size'>> = {}): void {
    const size = this.#stage.size();
    const { size: old, letters, look } = this.#metrics;
    const metrics = { size, letters, look, ...change };
    const isSame = metrics.letters === letters && metrics.look === look;
    const same = size.width === old.width && size.height === old.height && isSame;
    if (same || size.width === 0 || size.height === 0) return;
    const frame = this.#frame();
    // What stands first on the page now is what stays.
    if (frame && this.#shown) this.#pin(frame, this.#shown);
    this.#metrics = metrics;
    if (frame && this.#shown) this.#rearrange(frame);
    this.#queue.next();
  }

  #dim(): void {
    const { theme, pages } = this.#metrics.look;
    this.#stage.dim((this.abilities.look === FIXED_LOOK ? pages : theme) === 'night');
  }

  #gestures(): ZoomGestures {
    return {
      range: LETTER_ZOOM,
      scale: () => this.#metrics.letters,
      onZoom: (steps) => {
        this.#options.onActivity();
        this.#measure({ letters: zoomedBy(this.#metrics.letters, steps, LETTER_ZOOM) });
      },
    };
  }

  #pin(frame: SegmentFrame, shown: Shown): void {
    if (shown.spot.at !== 'page' && shown.spot.at !== 'end') return;
    const landmark = frame.layout.firstOn(shown.page);
    if (landmark) this.#shown = { ...shown, spot: { at: 'landmark', landmark } };
  }

  #rearrange(frame: SegmentFrame): void {
    if (this.#shown === undefined) return;
    this.#arrange(frame);
    const page = pageOfSpot(frame, this.#shown.spot);
    frame.layout.show(page);
    this.#shown = { ...this.#shown, page };
    if (this.#target === undefined) this.#publish();
  }

  #arrange(frame: SegmentFrame): void {
    frame.layout.arrange(this.#metrics);
    frame.metrics = this.#metrics;
  }

  #frame(): SegmentFrame | undefined {
    return this.#shown && this.#queue.get(this.#shown.index);
  }

  #standpoint(): Standpoint {
    if (this.#target) return { index: this.#target.index, page: 0 };
    return this.#shown ?? { index: this.#order.first, page: 0 };
  }

  #pageOfAnchor(index: number): PageOfAnchor {
    const frame = this.#queue.get(index);
    return (fragment) => (frame ? pageOfAnchor(frame, fragment) : 0);
  }

  #frameEvents(index: number, frame: SegmentFrame): FrameEvents {
    let reflowing = false;
    return {
      gestures: this.#gestures(),
      onActivity: this.#options.onActivity,
      onKey: (event) => {
        const turn = turnOfKey(event, this.#progression());
        if (turn === undefined) return;
        event.preventDefault();
        this.#turn(turn);
      },
      onClick: (x) => this.#click(this.#stage.xOf(frame.element, x)),
      onLink: (address, link) => void this.#notes.offer(link, index, address),
      onScroll: () => this.#realign(index, frame),
      onReflow: () => {
        if (reflowing) return;
        reflowing = true;
        requestAnimationFrame(() => {
          reflowing = false;
          this.#reflow(index, frame);
        });
      },
    };
  }

  #reflow(index: number, frame: SegmentFrame): void {
    if (this.#queue.get(index) !== frame) return;
    if (this.#shown?.index !== index) {
      this.#arrange(frame);
      return;
    }
    if (this.#shown.spot.at === 'page') this.#pin(frame, this.#shown);
    this.#rearrange(frame);
  }

  #realign(index: number, frame: SegmentFrame): void {
    if (this.#shown?.index !== index || this.#target) return;
    const page = frame.layout.shownPage();
    frame.layout.show(page);
    if (page === this.#shown.page) return;
    this.#shown = { index, page, spot: { at: 'page', page } };
    this.#publish();
  }

  #follow(address: string): void {
    const link = readTextLink(address, this.#root);
    const place = this.#placeOf(address);
    if (link.kind === 'outside') this.#options.openExternal(link.url);
    else if (place) {
      this.#aim({ index: place.index, spot: spotOfFragment(place.fragment), pages: 0 });
    }
  }

  #placeOf(address: string): BookPlace | undefined {
    const link = readTextLink(address, this.#root);
    if (link.kind === 'outside') return undefined;
    const index = this.#order.indexOf(link.link.path);
    return index === undefined ? undefined : { index, fragment: link.link.fragment };
  }

  /** A segment to look into, without a page of it being shown. */
  async #loadSegment(index: number, signal: AbortSignal): Promise<OpenSegment> {
    const { path } = this.#item(index);
    const segment = await this.#options.source.segment(path, { signal, background: true });
    const { document, styles } = sanitiseSegment(segment, this.#root);
    return { document, styles: await this.#styles.read(styles, segment.address) };
  }

  #click(x: number): void {
    const { width } = this.#metrics.size;
    const margin = this.#frame()?.layout.margin ?? 0;
    const turn = turnOfClick(x, width, margin, this.#progression());
    if (turn) this.#turn(turn);
  }

  #turn(to: Direction): void {
    this.#options.onActivity();
    this.go({ to });
  }

  #progression(): Progression {
    return this.#options.document.pageProgression ?? this.#frame()?.layout.progression ?? 'ltr';
  }

  #view(shown: Shown): View {
    const { index, page } = shown;
    const frame = this.#queue.get(index);
    const path = this.#order.items[index]?.path ?? '';
    const pageCount = frame?.layout.pageCount ?? 1;
    const first = frame?.layout.firstOn(page);
    const pageOf = this.#pageOfAnchor(index);
    const { letters } = this.#metrics;
    const { first: begin, last: end } = this.#order;
    return {
      place: first ? `${path}#${writeCfi(index, first)}` : path,
      page: page + 1,
      pageCount,
      pageLabel: undefined,
      entry: currentEntry(this.#contents, shown, pageOf),
      file: path,
      progress: (index + (page + 1) / pageCount) / Math.max(1, this.#order.items.length),
      scale: letters,
      fits: letters === DEFAULT_LETTERS,
      can: {
        firstPage: index !== begin || page > 0,
        lastPage: index !== end || page < pageCount - 1,
        previousPage: page > 0 || this.#order.before(index) !== undefined,
        nextPage: page < pageCount - 1 || this.#order.after(index) !== undefined,
        previousChapter: previousChapter(this.#contents, shown, pageOf) !== undefined,
        nextChapter: nextChapter(this.#contents, shown, pageOf) !== undefined,
        zoomIn: letters < LETTER_ZOOM.max,
        zoomOut: letters > LETTER_ZOOM.min,
      },
    };
  }

  #label(): void {
    const state = this.state();
    const view = 'view' in state ? state.view : undefined;
    const text = this.#options.pageLabel(view?.page ?? 1, view?.pageCount ?? 1);
    this.#stage.label(text, state.kind === 'loading');
  }

  #markShown(): void {
    const frame = this.#frame();
    if (frame) markText(frame.document.body, this.#marked);
  }

  #empty(): void {
    this.#showing.abort(new AbortedError('The document was taken away'));
    this.#showing = new AbortController();
    this.#notes.close();
    this.#queue.clear();
    this.#styles.clear();
    this.#stage.clear();
    this.#target = undefined;
    this.#shown = undefined;
  }
}
