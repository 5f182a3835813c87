import { AbortedError } from '@leeszaal/shared-contracts';
import { readTextLink } from '../../source/segment-link.ts';
import type { ReadingLook } from '../contract/reading-look.ts';
import type {
  Move,
  Place,
  PrintOptions,
  Progression,
  Viewer,
  ViewerOptions,
  ViewerState,
  Zoom,
} from '../contract/viewer.contract.ts';
import { ReaderControls } from '../input/reader-controls.ts';
import { throttle } from '../scheduling/throttle.ts';
import { whenIdle } from '../scheduling/when-idle.ts';
import { isJump } from '../state/is-jump.ts';
import { placeOf } from '../state/place-of.ts';
import { markText } from '../text/mark-text.ts';
import type { Point } from '../zoom/listen-zoom.ts';
import { DEFAULT_FONT_SCALE, FONT_ZOOM, zoomed } from '../zoom/zoom-steps.ts';
import { type EpubBook, readBook } from './book/epub-book.ts';
import { EpubPages } from './epub-pages.ts';
import { type FrameEvents, listenToFrame } from './frame/frame-events.ts';
import { isLostFrame } from './frame/open-frame.ts';
import { PageFocus } from './frame/page-focus.ts';
import type { SegmentFrame } from './frame/segment-frame.ts';
import { firstTarget, targetOfMove, targetOfPlace } from './navigation/target-of-move.ts';
import { NoteOpener } from './notes/note-opener.ts';
import { loadPrintCode } from './print/print-code.ts';
import { EpubStage } from './stage/epub-stage.ts';

/** The parts of a look that reflowable and fixed-layout books use. */
const TEXT_LOOK = ['theme', 'typeface', 'spacing', 'margins'] as const;
const FIXED_LOOK = ['pages'] as const;

/** Makes a viewer that shows an EPUB, page by page. */
export function createEpubViewer(options: ViewerOptions): Viewer {
  return new EpubViewer(options);
}

class EpubViewer implements Viewer {
  readonly abilities;
  readonly #options: ViewerOptions;
  readonly #book: EpubBook;
  readonly #controls: ReaderControls;
  readonly #stage: EpubStage;
  readonly #pages: EpubPages;
  readonly #notes: NoteOpener;
  #marked: readonly string[] = [];
  /** The current hit of a search. */
  #hit: { readonly file: string; readonly nth: number } | undefined;
  readonly #focuses = new WeakMap<SegmentFrame, PageFocus>();
  #cancelFocus: () => void = () => undefined;
  /** Aborted when the pages are removed; ends prints. */
  #showing = new AbortController();
  /** The place to open again if nothing was shown. */
  #opened: Place | undefined;

  constructor(options: ViewerOptions) {
    const { element, source, document, contents, look, onActivity, onFailure } = options;
    this.#options = options;
    this.#book = readBook(document, contents, source.address('x'));
    this.abilities = { pageNumbers: false, look: this.#book.isFixed ? FIXED_LOOK : TEXT_LOOK };
    this.#controls = new ReaderControls(options.keyRoot ?? element.getRootNode(), {
      range: FONT_ZOOM,
      progression: () => this.progression(),
      scroller: () => this.#stage.element,
      width: () => this.#pages.frames.metrics.size.width,
      margin: () => this.#pages.frame?.layout.margin ?? 0,
      scale: () => this.#pages.frames.metrics.fontScale,
      setScale: (fontScale, around) => this.#setFontScale(fontScale, around),
      go: (to) => this.go({ to }),
      onActivity,
    });
    this.#stage = new EpubStage(element, {
      onResize: () => this.#pages.measure(),
      gestures: this.#controls.gestures,
      onClick: this.#controls.click,
      onSwipe: this.#controls.swipe,
    });
    this.#pages = new EpubPages({
      book: this.#book,
      source,
      stage: this.#stage,
      look,
      fontScale: this.#book.isFixed
        ? DEFAULT_FONT_SCALE
        : (options.fontScale ?? DEFAULT_FONT_SCALE),
      onTarget: () => this.#notes.close(),
      onBeginning: ({ body }) => markText(body, this.#marked),
      onMade: (index, frame) => listenToFrame(frame.document, this.#frameEvents(index, frame)),
      onSegment: () => this.#markShown(),
      onFailure,
    });
    this.#pages.store.subscribe(() => {
      // Purged pages keep their label.
      if (this.state().kind !== 'empty') this.relabel();
      if (this.state().kind === 'ready') this.#limitFocus();
    });
    const { frames } = this.#pages;
    this.#notes = new NoteOpener({
      root: this.#book.root,
      placeOf: this.#book.placeOfAddress,
      kept: (index) => frames.get(index),
      load: (index, signal) => frames.open(index, signal),
      metrics: () => frames.metrics,
      follow: (address) => this.#follow(address),
      onNote: options.onNote,
    });
    // Captured, since the event does not bubble. The frames of an embedded reader move with its element, also those
    // that are not shown yet.
    const onLoad = ({ target }: Event) => isLostFrame(target) && this.renew();
    this.#stage.element.addEventListener('load', onLoad, true);
    this.#dim();
  }

  state(): ViewerState {
    return this.#pages.store.get();
  }

  subscribe(listener: () => void): () => void {
    return this.#pages.store.subscribe(listener);
  }

  open(place?: Place): void {
    this.#opened = place;
    const found = place === undefined ? undefined : this.#book.placeOfLink(place);
    this.#pages.goTo(found ? targetOfPlace(found) : firstTarget(this.#book));
  }

  go(move: Move): void {
    // A purged document keeps its place.
    if (this.state().kind === 'empty') return;
    const { shown, target, frames } = this.#pages;
    const pageOfAnchor = (index: number) => frames.pageOfAnchor(index);
    const position = { shown, target, marked: this.#marked, pageOfAnchor };
    const next = targetOfMove(move, this.#book, position);
    if (next === undefined) return;
    if (isJump(move)) this.#options.onJump?.(false);
    this.#hit = move.to === 'hit' ? { file: move.file, nth: move.nth ?? 0 } : this.#hit;
    this.#pages.goTo(next);
    if (move.to === 'hit') this.#markShown();
  }

  leads(link: string): boolean {
    return this.#book.placeOfLink(link) !== undefined;
  }

  zoom(step: Zoom): void {
    const { fontScale } = this.#pages.frames.metrics;
    this.#setFontScale(step === 'auto' ? DEFAULT_FONT_SCALE : zoomed(fontScale, step, FONT_ZOOM));
  }

  setLook(look: ReadingLook): void {
    this.#pages.measure({ look });
    this.#dim();
  }

  mark(texts: readonly string[]): void {
    this.#marked = texts;
    this.#hit = undefined;
    this.#markShown();
  }

  purge(): void {
    const place = placeOf(this.state()) ?? this.#opened;
    this.#empty();
    this.#pages.store.set({ kind: 'empty', place });
  }

  renew(): void {
    // The shown page has to go too: its pictures carry the old key.
    this.purge();
    this.open(placeOf(this.state()));
  }

  async print(options: PrintOptions): Promise<void> {
    const { shown, frames } = this.#pages;
    if (shown === undefined) throw new AbortedError('Nothing is shown');
    const signal = AbortSignal.any([this.#showing.signal, options.signal]);
    const { order, root } = this.#book;
    const borrow = (index: number) => frames.borrow(index, signal);
    const { printPages } = await loadPrintCode();
    await printPages(options, shown, { order, root, borrow }, signal);
  }

  progression(): Progression {
    const told = this.#options.document.pageProgression;
    return told ?? this.#pages.frame?.layout.progression ?? 'ltr';
  }

  relabel(): void {
    const state = this.state();
    const view = 'view' in state ? state.view : undefined;
    const text = this.#options.pageLabel(view?.page ?? 1, view?.pageCount);
    this.#stage.label(text, state.kind === 'loading' && !state.isVisible);
  }

  async destroy(): Promise<void> {
    this.#empty();
    this.#pages.store.close();
    this.#controls.stop();
    this.#stage.destroy();
  }

  #setFontScale(fontScale: number, around?: Point): void {
    this.#stage.holding(around, () => this.#pages.measure({ fontScale }));
    if (!this.#book.isFixed) this.#options.onFontScale?.(fontScale);
  }

  #frameEvents(index: number, frame: SegmentFrame): FrameEvents {
    const { gestures, press, swipe, click } = this.#controls;
    return {
      gestures: {
        ...gestures,
        onZoom: (steps, at) => gestures.onZoom(steps, this.#stage.pointOf(frame.element, at)),
      },
      onActivity: this.#options.onActivity,
      onKey: press,
      onSwipe: swipe,
      onClick: (x) => click(this.#stage.xOf(frame.element, x)),
      onLink: (address, link) => void this.#notes.offer(link, index, address),
      onScroll: () => this.#pages.realign(index, frame),
      onReflow: throttle(() => this.#pages.reflow(index, frame)),
    };
  }

  /** Runs in idle time, so that page turns do not wait; rapid turns count once. */
  #limitFocus(): void {
    this.#cancelFocus();
    this.#cancelFocus = whenIdle(() => {
      const { frame } = this.#pages;
      if (!frame || this.#book.isFixed) return;
      const reach = this.#focuses.get(frame) ?? new PageFocus(frame.document, frame.layout);
      this.#focuses.set(frame, reach);
      reach.update();
    });
  }

  #follow(address: string): void {
    const link = readTextLink(address, this.#book.root);
    const place = this.#book.placeOfAddress(address, this.#pages.shown?.index);
    if (link.kind === 'outside') this.#options.openExternal(link.url);
    else if (place) {
      this.#options.onJump?.(true);
      this.#pages.goTo(targetOfPlace(place));
    }
  }

  #dim(): void {
    const { theme, pages } = this.#pages.frames.metrics.look;
    this.#stage.dim((this.#book.isFixed ? pages : theme) === 'night');
  }

  #markShown(): void {
    const { frame, shown } = this.#pages;
    if (!frame || !shown) return;
    const isHere = this.#hit && this.#book.order.indexOf(this.#hit.file) === shown.index;
    markText(frame.document.body, this.#marked, isHere ? this.#hit?.nth : undefined);
  }

  #empty(): void {
    this.#showing.abort(new AbortedError('The document was taken away'));
    this.#showing = new AbortController();
    this.#notes.close();
    this.#cancelFocus();
    this.#pages.clear();
  }
}
