import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { DocumentSource } from '../../source/document-source.contract.ts';
import { STANDARD_LOOK } from '../contract/reading-look.ts';
import { readBook } from './book/epub-book.ts';
import type { FrameCacheOptions } from './cache/frame-cache.ts';
import type { Landmark } from './flow/landmarks.ts';
import type { SegmentFrame } from './frame/segment-frame.ts';
import type { EpubStage } from './stage/epub-stage.ts';

/** A frame whose landmarks move by as many pages as its pictures take. */
interface FakeFrame {
  readonly frame: SegmentFrame;
  /** Pages of pictures before the text. */
  pictures: number;
  /** The page that the browser has scrolled to. */
  scrolled: number;
}

function fakeFrame(): FakeFrame {
  const texts = Array.from({ length: 10 }, (_, at) => document.createTextNode(`${at}`));
  const layout = {
    pageCount: 10,
    arrange: () => undefined,
    show: (page: number) => {
      fake.scrolled = page;
    },
    shownPage: () => fake.scrolled,
    firstOn: (page: number) => ({ node: texts[page - fake.pictures], offset: 0 }),
    pageOfLandmark: ({ node }: Landmark) => texts.indexOf(node as Text) + fake.pictures,
  };
  const element = document.createElement('iframe');
  const fake = { frame: { element, layout } as unknown as SegmentFrame, pictures: 0, scrolled: 0 };
  document.createElement('p').append(...texts);
  return fake;
}

let segments: FakeFrame[];
let asked: FrameCacheOptions | undefined;
class FakeFrameCache {
  metrics: unknown;
  constructor(options: FrameCacheOptions) {
    asked = options;
    this.metrics = options.metrics;
  }
  get = (index: number) => segments[index]?.frame;
  pageOfAnchor = () => () => 0;
  measure(metrics: unknown) {
    this.metrics = metrics;
  }
  want() {}
  fit() {}
  arrange() {}
  next() {}
  clear() {}
}
jest.unstable_mockModule(new URL('./cache/frame-cache.ts', import.meta.url).pathname, () => ({
  FrameCache: FakeFrameCache,
}));
const { EpubPages } = await import('./epub-pages.ts');

const spine = ['one.xhtml', 'two.xhtml'].map(
  (path) => ({ path, linear: true, layout: 'reflowable' }) as const,
);

function open(page: number) {
  const pages = new EpubPages({
    book: readBook({ title: 'A', spine }, [], 'http://books.test/doc/x'),
    source: {} as DocumentSource,
    stage: {
      size: () => ({ width: 400, height: 600 }),
      show: () => undefined,
      clear: () => undefined,
    } as unknown as EpubStage,
    look: STANDARD_LOOK,
    fontScale: 1,
    onTarget: () => undefined,
    onBeginning: () => undefined,
    onMade: () => undefined,
    onSegment: () => undefined,
    onFailure: () => undefined,
  });
  const turnTo = (index: number, to: number) =>
    pages.goTo({ index, spot: { at: 'page', page: to }, pages: 0 });
  const view = () => {
    const state = pages.store.get();
    if (state.kind !== 'ready') throw new Error('Nothing is shown.');
    return state.view;
  };
  turnTo(0, page);
  return { pages, turnTo, view };
}

const frameAt = (index: number): FakeFrame => {
  const found = segments[index];
  if (!found) throw new Error(`There is no segment ${index}.`);
  return found;
};

describe('the pages of a book', () => {
  beforeEach(() => {
    segments = [fakeFrame(), fakeFrame()];
  });

  test('count a page as turned only where another is shown', () => {
    const { turnTo, view } = open(3);
    const { turn } = view();
    turnTo(0, 3);
    expect(view().turn).toBe(turn);
    turnTo(0, 4);
    expect(view().turn).toBe(turn + 1);
    turnTo(1, 4);
    expect(view().turn).toBe(turn + 2);
  });

  test('count no new layout as a turn, whatever number it gives to the page [R2.98]', () => {
    const { pages, view } = open(3);
    const { turn } = view();
    // From here on the first content of the page determines the page.
    pages.measure({ fontScale: 1.2 });
    frameAt(0).pictures = 1;
    pages.reflow(0, frameAt(0).frame);
    expect(view()).toMatchObject({ page: 5, turn });
    frameAt(0).pictures = 0;
    pages.measure({ fontScale: 1.5 });
    expect(view().turn).toBe(turn);
  });

  test('count what a browser scrolls to by itself as turned', () => {
    const { pages, view } = open(3);
    const { turn } = view();
    frameAt(0).scrolled = 6;
    pages.realign(0, frameAt(0).frame);
    expect(view()).toMatchObject({ page: 7, turn: turn + 1 });
  });

  test('are not turned when they are taken away and shown again', () => {
    const { pages, turnTo, view } = open(3);
    const { turn } = view();
    pages.clear();
    turnTo(0, 3);
    expect(view().turn).toBe(turn);
  });
});

test('only the first page that is shown is awaited as a beginning, and is visible while it loads [R2.198]', () => {
  segments = [];
  const { pages, turnTo } = open(3);
  expect(asked?.isFirstPage(0)).toBe(false);
  pages.goTo({ index: 1, spot: { at: 'start' }, pages: 0 });
  expect([0, 1].map((index) => asked?.isFirstPage(index))).toEqual([false, true]);
  asked?.onBeginning(fakeFrame().frame);
  expect(pages.store.get()).toEqual({ kind: 'loading', view: undefined, isVisible: true });
  segments = [fakeFrame(), fakeFrame()];
  turnTo(0, 0);
  expect(pages.store.get().kind).toBe('ready');
  pages.goTo({ index: 1, spot: { at: 'start' }, pages: 0 });
  expect(asked?.isFirstPage(1)).toBe(false);
});
