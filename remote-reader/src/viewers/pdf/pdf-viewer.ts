import type { ReadingLook } from '../contract/reading-look.ts';
import type {
  CreateViewerOptions,
  Move,
  Place,
  Progression,
  View,
  Viewer,
  ViewerState,
  Zoom,
} from '../contract/viewer.contract.ts';
import { ReaderControls } from '../input/reader-controls.ts';
import { Debounce } from '../scheduling/debounce.ts';
import type { PreparationQueue } from '../scheduling/preparation-queue.ts';
import { isJump } from '../state/is-jump.ts';
import { pageFailure } from '../state/page-failure.ts';
import { placeOf } from '../state/place-of.ts';
import { createStateStore } from '../state/state-store.ts';
import type { Point } from '../zoom/listen-zoom.ts';
import { onDensity } from '../zoom/on-density.ts';
import { PAGE_ZOOM, zoomed } from '../zoom/zoom-steps.ts';
import type { PdfWorkerLease } from './engine/pdf-workers.ts';
import { loadLayerCode } from './layers/layer-code.ts';
import { linkOfPage } from './layers/page-link.ts';
import { knownPage, type PageOutline, pagesAround, readOutline } from './page-moves.ts';
import { edgeOf, type Scroll, stepOf } from './page-step.ts';
import { DelayedPlaceholder, type Placeholder } from './pages/delayed-placeholder.ts';
import { createPageQueue } from './pages/page-queue.ts';
import { PageScale } from './pages/page-scale.ts';
import { PageText } from './pages/page-text.ts';
import { type PreparedPage, sizePage } from './pages/prepared-page.ts';
import { PdfStage } from './pdf-stage.ts';
import { viewOf } from './pdf-view.ts';

/** Makes a viewer that shows a PDF, one page at a time. */
export function createPdfViewer(options: CreateViewerOptions, lease: PdfWorkerLease): Viewer {
  return new PdfViewer(options, lease);
}

class PdfViewer implements Viewer {
  readonly abilities = { pageNumbers: true, look: ['pages'] } as const;
  readonly #options: CreateViewerOptions;
  readonly #worker: PdfWorkerLease;
  readonly #store = createStateStore<ViewerState>({ kind: 'empty', place: undefined });
  readonly #controls: ReaderControls;
  readonly #stage: PdfStage;
  readonly #scale = new PageScale(() => this.#stage.space());
  readonly #placeholder: DelayedPlaceholder;
  readonly #pages: PreparationQueue<PreparedPage>;
  readonly #debounce = new Debounce();
  readonly #text: PageText;
  readonly #stopDensity = onDensity(() => this.#rescale());
  #outline: PageOutline;
  #night: boolean;
  /** The place to open again if nothing was shown. */
  #opened: Place | undefined;
  /** The page requested last; `#shown` differs while it loads. */
  #target: number | undefined;
  #shown: number | undefined;
  #scroll: Scroll = 'top';

  constructor(options: CreateViewerOptions, worker: PdfWorkerLease) {
    const { element, source, document, contents, look, onActivity } = options;
    this.#options = options;
    this.#worker = worker;
    this.#text = new PageText(element, () => this.relabel());
    const pageCount = Math.max(1, document.appearance.numPages);
    this.#outline = readOutline([], pageCount);
    void contents.then((entries) => {
      this.#outline = readOutline(entries, pageCount);
      this.#refresh();
    });
    this.#controls = new ReaderControls(options.keyRoot ?? element.getRootNode(), {
      range: PAGE_ZOOM,
      progression: () => this.progression(),
      scroller: () => this.#stage.element,
      width: () => this.#stage.size().width,
      margin: () => this.#stage.margin,
      scale: () => this.#scale.current,
      setScale: (scale, around) => this.#zoomTo(scale, around),
      go: (to) => this.go({ to }),
      onActivity,
    });
    this.#stage = new PdfStage(element, {
      onResize: () => this.#rescale(),
      gestures: this.#controls.gestures,
      onClick: this.#controls.click,
      onSwipe: this.#controls.swipe,
      onActivity,
    });
    this.#placeholder = new DelayedPlaceholder(source, (picture) => this.#placehold(picture));
    this.#night = look.pages === 'night';
    // Each page waits for it then; a failure is that of the page.
    if (this.#night) loadLayerCode().catch(() => undefined);
    this.#stage.dim(this.#night);
    this.#pages = createPageQueue({
      source,
      worker,
      links: {
        ...options,
        pageCount,
        goTo: (page) => this.#go({ to: 'link', link: linkOfPage(page) }, true),
      },
      pictureOf: (size) => ({
        scale: this.#scale.of(size),
        density: devicePixelRatio,
        night: this.#night,
      }),
      isAwaited: (page) => page === this.#target,
      onReady: (page, made) => {
        // The shown page too is made anew when it could not be painted again.
        if (page === this.#target && made.element.parentElement === null) this.#show(page);
        else void made.makeLayers();
      },
      onFailed: (page, error) => this.#onFailed(page, error),
    });
  }

  progression(): Progression {
    return this.#options.document.pageProgression ?? 'ltr';
  }

  state(): ViewerState {
    return this.#store.get();
  }

  subscribe(listener: () => void): () => void {
    return this.#store.subscribe(listener);
  }

  open(place?: Place): void {
    this.#opened = place;
    this.#goTo(knownPage(place ?? '', this.#outline) ?? 1, 'top');
  }

  go(move: Move): void {
    this.#go(move, false);
  }

  #go(move: Move, isLink: boolean): void {
    // A purged document keeps its place.
    if (this.state().kind === 'empty') return;
    const step = stepOf(move, this.#target ?? 1, this.#outline);
    if (step === undefined) return;
    const { page, scroll } = step;
    if (page !== this.#target) {
      if (isJump(move)) this.#options.onJump?.(isLink);
      this.#goTo(page, scroll);
    } else if (typeof scroll === 'object') {
      if (page === this.#shown) this.#text.seekHit(scroll.hit);
      else this.#scroll = scroll;
    }
  }

  leads(link: string): boolean {
    return knownPage(link, this.#outline) !== undefined;
  }

  zoom(step: Zoom): void {
    this.#zoomTo(step === 'auto' ? undefined : zoomed(this.#scale.current, step, PAGE_ZOOM));
  }

  setLook({ pages }: ReadingLook): void {
    const night = pages === 'night';
    if (night === this.#night) return;
    this.#night = night;
    this.#stage.dim(night);
    this.#pages.next();
  }

  mark(texts: readonly string[]): void {
    this.#text.mark(texts);
  }

  purge(): void {
    const place = this.#target === undefined ? placeOf(this.state()) : linkOfPage(this.#target);
    this.#empty();
    this.#store.set({ kind: 'empty', place: place ?? this.#opened });
  }

  renew(): void {
    const state = this.state();
    if (state.kind === 'empty' || state.kind === 'failed') {
      this.open(placeOf(state) ?? this.#opened);
    }
  }

  relabel(): void {
    const text = this.#options.pageLabel(this.#target ?? 1, this.#outline.pageCount);
    this.#stage.label(text, this.#text.isAwaited || this.state().kind === 'loading');
  }

  destroy(): Promise<void> {
    this.#empty();
    this.#store.close();
    this.#controls.stop();
    this.#stopDensity();
    this.#stage.destroy();
    return this.#worker.release();
  }

  /** Shows a page: now if it is prepared, else when it is ready. */
  #goTo(page: number, scroll: Scroll): void {
    this.#target = page;
    this.#scroll = scroll;
    this.#text.seekNothing();
    this.#placeholder.stop();
    const want = () => this.#pages.want(pagesAround(page, this.#shown, this.#outline.pageCount));
    if (this.#pages.get(page)) {
      this.#debounce.stop();
      want();
      this.#show(page);
    } else {
      // Pages that a held key passes are not requested. The request precedes the rendering of its state.
      this.#debounce.run(want);
      const view = this.#shown === undefined ? undefined : this.#view(page);
      this.#store.set({ kind: 'loading', view });
      this.relabel();
      this.#placeholder.wait(page);
    }
  }

  #placehold({ element, size }: Placeholder): void {
    const { width } = this.#scale.size;
    const height = (width * size.height) / size.width;
    sizePage(element, { width, height }, this.#scale.of({ width, height }));
    this.#stage.show(element, edgeOf(this.#scroll));
  }

  #onFailed(page: number, error: unknown): void {
    if (page !== this.#target) return;
    const failure = pageFailure(error);
    this.#placeholder.stop();
    const before = this.#shown;
    this.#target = before;
    this.#options.onFailure(failure);
    // The callback may have moved on or purged the document.
    if (this.#target !== before || this.#shown !== before) return;
    if (before !== undefined) {
      // A shown page that could not be repainted stays as it is.
      if (page !== before) this.#goTo(before, 'top');
    } else if (this.state().kind !== 'empty') {
      this.#stage.clear();
      this.#store.set({ kind: 'failed', failure });
    }
  }

  #show(number: number): void {
    const page = this.#pages.get(number);
    if (page === undefined) return;
    this.#placeholder.stop();
    page.resize(this.#scale.of(page.size));
    this.#stage.show(page.element, this.#shown === number ? 'keep' : edgeOf(this.#scroll));
    this.#shown = number;
    this.#scale.size = page.size;
    this.#text.follow(page);
    this.#store.set({ kind: 'ready', view: this.#view(number) });
    this.relabel();
    if (typeof this.#scroll === 'object') this.#text.seekHit(this.#scroll.hit);
  }

  #zoomTo(scale: number | undefined, around?: Point): void {
    this.#scale.chosen = scale;
    this.#stage.holding(around, () => this.#rescale());
  }

  #rescale(): void {
    const page = this.#shown === undefined ? undefined : this.#pages.get(this.#shown);
    page?.resize(this.#scale.of(page.size));
    this.#pages.next();
    this.#refresh();
  }

  /** Describes the page anew: its scale or the contents have changed. */
  #refresh(): void {
    const state = this.state();
    if ('view' in state && state.view && this.#target !== undefined) {
      this.#store.set({ ...state, view: this.#view(this.#target) });
    }
  }

  #view(page: number): View {
    const { current: scale, chosen } = this.#scale;
    const { pageLabels: labels } = this.#options.document;
    return viewOf(page, this.#outline, { scale, fits: chosen === undefined, labels });
  }

  #empty(): void {
    this.#debounce.stop();
    this.#placeholder.stop();
    this.#text.clear();
    this.#pages.clear();
    this.#stage.clear();
    this.#target = undefined;
    this.#shown = undefined;
  }
}
