import { formatOf } from '@leeszaal/shared-contracts';
import type {
  Move,
  Place,
  View,
  Viewer,
  ViewerOptions,
  ViewerState,
  Zoom,
} from '../viewers/contract/viewer.contract.ts';
import { createStateStore } from '../viewers/state/state-store.ts';

/** A viewer without rendering: it keeps its state and records its calls. */
export interface FakeViewer extends Viewer {
  readonly options: ViewerOptions;
  readonly moves: readonly Move[];
  readonly zooms: readonly Zoom[];
  /** The places at which it was opened; `undefined` for the beginning. */
  readonly opened: readonly (Place | undefined)[];
  /** The marked texts. */
  marked(): readonly string[];
  /** Shows a changed view. */
  become(change: Partial<View>): void;
  /** Begins to load a page. */
  wait(): void;
  /** Fails to show the first page. */
  failToOpen(): void;
}

const EVERYTHING = {
  firstPage: true,
  lastPage: true,
  previousPage: true,
  nextPage: true,
  previousChapter: true,
  nextChapter: true,
  zoomIn: true,
  zoomOut: true,
};

/** Creates a viewer in memory; it follows moves to pages and hits, and records all others. */
export function createFakeViewer(options: ViewerOptions): FakeViewer {
  const pageNumbers = formatOf(options.document.appearance.mimeType) === 'pdf';
  const { set, get, subscribe, close } = createStateStore<ViewerState>({
    kind: 'empty',
    place: undefined,
  });
  const moves: Move[] = [];
  const zooms: Zoom[] = [];
  const opened: (Place | undefined)[] = [];
  let marked: readonly string[] = [];
  let view: View = {
    ...{ place: '1.pdf', file: '1.pdf', page: 1, progress: 0, scale: 1, fits: true },
    pageCount: options.document.appearance.numPages,
    turn: 1,
    pageLabel: undefined,
    entry: undefined,
    can: EVERYTHING,
  };

  // The region of a real viewer.
  const page = document.createElement('div');
  page.setAttribute('role', 'region');
  page.tabIndex = 0;
  page.setAttribute('aria-label', options.pageLabel(1, options.document.appearance.numPages));
  options.element.append(page);

  function become(change: Partial<View>): void {
    view = { ...view, ...change, turn: change.turn ?? change.page ?? view.turn };
    set({ kind: 'ready', view });
  }
  const showPage = (page: number) =>
    become({ page, file: `${page}.pdf`, place: `${page}.pdf`, progress: page / view.pageCount });

  return {
    abilities: { pageNumbers, look: pageNumbers ? ['pages'] : ['theme'] },
    options,
    moves,
    zooms,
    opened,
    marked: () => marked,
    become,
    wait() {
      const state = get();
      set({ kind: 'loading', view: 'view' in state ? state.view : undefined });
    },
    failToOpen() {
      set({ kind: 'failed', failure: { kind: 'page-missing' } });
      options.onFailure({ kind: 'page-missing' });
    },
    state: get,
    subscribe,
    open(place) {
      opened.push(place);
      const page = Number.parseInt(place ?? '', 10);
      if (page > 0) showPage(page);
      else become({});
    },
    go(move) {
      moves.push(move);
      if (move.to === 'page') showPage(move.page);
      if (move.to === 'hit') showPage(Number.parseInt(move.file, 10));
    },
    leads: (link) => {
      const page = Number.parseInt(link, 10);
      return pageNumbers ? page >= 1 && page <= view.pageCount : /\.xhtml(?:#|$)/.test(link);
    },
    zoom: (step) => void zooms.push(step),
    setLook: () => undefined,
    mark: (texts) => {
      marked = texts;
    },
    purge: () => set({ kind: 'empty', place: view.place }),
    renew: () => become({}),
    progression: () => options.document.pageProgression ?? 'ltr',
    relabel: () => undefined,
    destroy: async () => {
      page.remove();
      close();
    },
  };
}
