import type { ContentsEntry } from '@leeszaal/shared-contracts';
import type { ReadingLook } from '../contract/reading-look.ts';
import type {
  Direction,
  Move,
  Place,
  Progression,
  View,
  Viewer,
  ViewerOptions,
  ViewerState,
  Zoom,
} from '../contract/viewer.contract.ts';
import { onReadingKeys } from '../input/listen-keys.ts';
import { Debounce } from '../scheduling/debounce.ts';
import { isJump } from '../state/is-jump.ts';
import { pageFailure } from '../state/page-failure.ts';
import { placeOf } from '../state/place-of.ts';
import { createStateStore } from '../state/state-store.ts';
import type { Point } from '../zoom/listen-zoom.ts';
import { onDensity } from '../zoom/on-density.ts';
import type { Size } from '../zoom/strip-scale.ts';
import { PAGE_ZOOM, zoomed, zoomedBy } from '../zoom/zoom-steps.ts';
import type { PdfWorkerLease, PdfWorkers } from './engine/pdf-workers.ts';
import { commentView } from './layers/comment-view.ts';
import { linkOfPage } from './layers/page-link.ts';
import { knownPage, type PageOutline, pageOfMove, pagesAround, readOutline } from './page-moves.ts';
import { DelayedPlaceholder } from './pages/delayed-placeholder.ts';
import { PageCache } from './pages/page-cache.ts';
import type { Placeholder } from './pages/page-placeholder.ts';
import { PageScale } from './pages/page-scale.ts';
import { PageText } from './pages/page-text.ts';
import { sizePage } from './pages/prepared-page.ts';
import { PdfStage } from './pdf-stage.ts';
import { viewOf } from './pdf-view.ts';

/** The size of a sheet before any page is known: A4. */
const UNKNOWN_SIZE: Size = { width: 595, height: 842 };

/** Where a page is to be seen first; a hit comes to light with the page's text. */
type Scroll = 'top' | 'bottom' | 'hit';

function scrollOf({ to }: Move): Scroll {
  if (to === 'hit') return 'hit';
  return to === 'previous-page' ? 'bottom' : 'top';
}

/** What a viewer of a PDF is made of: its pages can be shown before the contents are there. */
export interface PdfViewerOptions extends Omit<ViewerOptions, 'contents'> {
  /** Never fail. */
  readonly contents: Promise<readonly ContentsEntry[]>;
}

/** Shows a PDF, one page at a time. */
export function createPdfViewer(
  options: PdfViewerOptions,
  workers: Pick<PdfWorkers, 'take'>,
): Viewer {
  return new PdfViewer(options, workers.take());
}

class PdfViewer implements Viewer {
  readonly abilities = { pageNumbers: true, look: ['pages'] } as const;
  readonly #options: PdfViewerOptions;
  #outline: PageOutline;
  readonly #store = createStateStore<ViewerState>({ kind: 'empty', place: undefined });
  readonly #stage: PdfStage;
  readonly #scale: PageScale;
  readonly #placeholder: DelayedPlaceholder;
  readonly #pages: PageCache;
  readonly #debounce = new Debounce();
  readonly #text = new PageText(() => this.#label());
  readonly #stopKeys: () => void;
  readonly #stopDensity: () => void;
  #night: boolean;
  /** Where to begin again as long as nothing has been shown. */
  #opened: Place | undefined;
  #target: number | undefined;
  #shown: number | undefined;
  #scroll: Scroll = 'top';
  /** Which hit of its page a search is at, from 0. */
  #hit = 0;
  #knownSize = UNKNOWN_SIZE;

  constructor(options: PdfViewerOptions, worker: PdfWorkerLease) {
    this.#options = options;
    const pageCount = Math.max(1, options.document.appearance.numPages);
    this.#outline = readOutline([], pageCount);
    void options.contents.then((contents) => {
      this.#outline = readOutline(contents, pageCount);
      this.#refresh();
    });
    const turn = (to: Direction) => {
      options.onActivity();
      this.go({ to });
    };
    this.#stage = new PdfStage(options.element, {
      progression: this.progression(),
      onTurn: turn,
      onResize: () => this.#rescale(),
      onActivity: options.onActivity,
      scale: () => this.#scale.of(this.#knownSize),
      onZoom: (steps, around) => {
        options.onActivity();
        this.#zoomTo(zoomedBy(this.#scale.of(this.#knownSize), steps, PAGE_ZOOM), around);
      },
    });
    this.#scale = new PageScale(() => this.#stage.space());
    this.#placeholder = new DelayedPlaceholder(options.source, (picture) =>
      this.#placehold(picture),
    );
    this.#night = options.look.pages === 'night';
    this.#stage.dim(this.#night);
    this.#stopDensity = onDensity(() => this.#rescale());
    this.#stopKeys = onReadingKeys(
      options.element.getRootNode(),
      () => this.progression(),
      () => this.#stage.scroller,
      turn,
    );
    this.#pages = new PageCache({
      source: options.source,
      worker,
      links: {
        label: (page) => options.pageLabel(page, pageCount),
        goTo: (page) => this.#go({ to: 'link', link: linkOfPage(page) }, true),
        openOutside: options.openExternal,
        commentLabel: (author) => options.commentLabel?.(author) ?? author ?? '',
        openComment: (comment, mark, signal) => {
          options.onComment?.(commentView(comment, mark, options.element, signal));
        },
      },
      pictureOf: (size) => ({
        scale: this.#scale.of(size),
        density: devicePixelRatio,
        night: this.#night,
      }),
      isAwaited: (page) => page === this.#target,
      onReady: (page) => {
        if (page === this.#target && page !== this.#shown) this.#show(page);
        else void this.#pages.get(page)?.makeLayers();
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
    this.#aim(knownPage(place ?? '', this.#outline) ?? 1, 'top');
  }

  go(move: Move): void {
    this.#go(move, false);
  }

  #go(move: Move, isLink: boolean): void {
    // What has been taken away keeps its place until it is asked for anew.
    if (this.state().kind === 'empty') return;
    const from = this.#target ?? 1;
    const page = pageOfMove(move, from, this.#outline);
    if (page === undefined) return;
    if (move.to === 'hit') this.#hit = move.nth ?? 0;
    if (page !== this.#target) {
      if (isJump(move)) this.#options.onJump?.(isLink);
      this.#aim(page, scrollOf(move));
    } else if (move.to === 'hit' && page === this.#shown) this.#text.seekHit(this.#hit);
    else if (move.to === 'hit') this.#scroll = 'hit';
  }

  zoom(step: Zoom): void {
    const scale = this.#scale.of(this.#knownSize);
    this.#zoomTo(step === 'auto' ? undefined : zoomed(scale, step, PAGE_ZOOM));
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
    this.#label();
  }

  destroy(): Promise<void> {
    this.#empty();
    this.#store.close();
    this.#stopKeys();
    this.#stopDensity();
    this.#stage.destroy();
    return this.#pages.release();
  }

  /** Makes a page the one to be shown: at once when it is there, else as soon as it can. */
  #aim(page: number, scroll: Scroll): void {
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
      // A page that is only passed by isn't even asked for; one that is, before anybody draws that it is.
      this.#debounce.run(want);
      this.#wait(page);
    }
  }

  #wait(page: number): void {
    const view = this.#shown === undefined ? undefined : this.#view(page);
    this.#store.set({ kind: 'loading', view });
    this.#label();
    this.#placeholder.wait(page);
  }

  #placehold({ element, size }: Placeholder): void {
    const { width } = this.#knownSize;
    const height = (width * size.height) / size.width;
    sizePage(element, { width, height }, this.#scale.of({ width, height }));
    this.#stage.show(element, this.#scroll === 'bottom' ? 'bottom' : 'top');
  }

  #onFailed(page: number, error: unknown): void {
    if (page !== this.#target) return;
    const failure = pageFailure(error);
    this.#placeholder.stop();
    const before = this.#shown;
    this.#target = before;
    this.#options.onFailure(failure);
    // Whoever was told may have moved on or taken the document away.
    if (this.#target !== before || this.#shown !== before) return;
    if (before !== undefined) {
      // A page that is shown and can't be painted anew stays as it is.
      if (page !== before) this.#aim(before, 'top');
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
    const scroll = this.#scroll === 'bottom' ? 'bottom' : 'top';
    this.#stage.show(page.element, this.#shown === number ? 'keep' : scroll);
    this.#shown = number;
    this.#knownSize = page.size;
    this.#text.follow(page);
    this.#store.set({ kind: 'ready', view: this.#view(number) });
    this.#label();
    if (this.#scroll === 'hit') this.#text.seekHit(this.#hit);
  }

  #zoomTo(scale: number | undefined, around?: Point): void {
    this.#scale.choose(scale);
    this.#stage.holding(around, () => this.#rescale());
  }

  #rescale(): void {
    const page = this.#shown === undefined ? undefined : this.#pages.get(this.#shown);
    page?.resize(this.#scale.of(page.size));
    this.#pages.next();
    this.#refresh();
  }

  /** What is shown is the same, and something else is to be said of it. */
  #refresh(): void {
    const state = this.state();
    if (state.kind === 'ready' && this.#shown !== undefined) {
      this.#store.set({ kind: 'ready', view: this.#view(this.#shown) });
    } else if (state.kind === 'loading' && state.view && this.#target !== undefined) {
      this.#store.set({ kind: 'loading', view: this.#view(this.#target) });
    }
  }

  #view(page: number): View {
    const { pageLabels: labels } = this.#options.document;
    const scale = this.#scale.of(this.#knownSize);
    return viewOf(page, this.#outline, { scale, fits: this.#scale.fits, labels });
  }

  #label(): void {
    const page = this.#target ?? 1;
    const text = this.#options.pageLabel(page, this.#outline.pageCount);
    this.#stage.label(text, this.#text.isAwaited || this.state().kind === 'loading');
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
