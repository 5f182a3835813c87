import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { DocumentSource, Segment } from '../../../source/document-source.contract.ts';
import { STANDARD_LOOK } from '../../contract/reading-look.ts';
import type { EpubBook } from '../book/epub-book.ts';
import type { FrameOpening } from '../frame/open-frame.ts';
import type { FrameMaking, SegmentFrame } from '../frame/segment-frame.ts';
import type { Metrics } from '../layout/segment-layout.contract.ts';

/** A layout: of which path, with which metrics. */
type LaidOut = readonly [string, Metrics];
let laidOut: LaidOut[] = [];
/** Pages of a frame that were shown. */
let turned: number[] = [];
/** Runs when a frame has its first layout. */
let onMade: () => void;

// Frames need a browser: these only count their layouts.
const makeFrame = async (
  segment: Promise<Segment>,
  _item: unknown,
  measure: () => Metrics,
  { open }: FrameMaking,
  signal: AbortSignal,
) => {
  const opening = open(signal);
  const { path, markup } = await segment;
  const { element, page } = await opening;
  page.body.innerHTML = '<p><a href="#two">Two</a></p>';
  const metrics = measure();
  onMade();
  const layout = {
    arrange: (changed: Metrics) => laidOut.push([path, changed]),
    show: (page: number) => turned.push(page),
    pageCount: markup.includes('short') ? 1 : 9,
  };
  return { element, document: page, layout, styles: [], metrics } as unknown as SegmentFrame;
};
const here = (file: string) => new URL(file, import.meta.url).pathname;
jest.unstable_mockModule(here('../frame/segment-frame.ts'), () => ({ makeFrame }));
jest.unstable_mockModule(here('../frame/open-frame.ts'), () => ({
  openFrame: async ({ parent }: FrameOpening) => {
    const element = document.createElement('iframe');
    parent.append(element);
    return { element, page: document.implementation.createHTMLDocument() };
  },
}));
const { FrameCache } = await import('./frame-cache.ts');
type Frames = InstanceType<typeof FrameCache>;

const PATHS = ['short.xhtml', 'long.xhtml'];
const LONG = 1;
const METRICS = { size: { width: 800, height: 600 }, fontScale: 1, look: STANDARD_LOOK };
const CHANGED = { size: { width: 400, height: 300 }, fontScale: 1.4, look: STANDARD_LOOK };

let fetched: string[] = [];
/** The segment whose first page nothing is shown before. */
let first: number | undefined;
/** Repeated in the long segment. */
let paragraph: string;
/** The beginnings that were shown. */
let begun: SegmentFrame[] = [];
/** Runs when one is shown. */
let onBegun: (frames: Frames, frame: SegmentFrame) => void;
let frames: Frames;
let stage: HTMLElement;

const source = {
  segment: async (path: string): Promise<Segment> => {
    fetched.push(path);
    const markup = `<html><body>${paragraph.repeat(path === PATHS[LONG] ? 50_000 : 1)}</body></html>`;
    return { path, markup, mediaType: 'text/html', address: `https://library.test/doc/${path}` };
  },
} as unknown as DocumentSource;

function open(index: number): void {
  const book = {
    title: 'A book',
    root: 'https://library.test/doc/',
    order: { items: PATHS.map((path) => ({ path })) },
    item: (at: number) => ({ path: PATHS[at], linear: true, layout: 'reflowable' }),
  } as unknown as EpubBook;
  frames = new FrameCache({
    book,
    source,
    parent: stage,
    metrics: METRICS,
    isAwaited: (at) => at === index,
    isFirstPage: (at) => at === first,
    onBeginning(frame) {
      begun.push(frame);
      onBegun(frames, frame);
    },
    onMade: () => undefined,
    onReady: () => undefined,
    onFailed: () => undefined,
  });
  frames.want([index]);
}

/** Resolves when the whole segment is there. */
const ready = (index: number) => waitFor(() => expect(frames.get(index)).toBeDefined());

beforeEach(() => {
  stage = document.body.appendChild(document.createElement('div'));
  stage.tabIndex = 0;
  [laidOut, turned, fetched, begun] = [[], [], [], []];
  first = LONG;
  paragraph = '<p>words of a chapter</p>';
  onMade = () => undefined;
  onBegun = () => undefined;
});
afterEach(() => {
  frames.clear();
  document.body.replaceChildren();
});

test('a long segment with which a book opens begins with its first page, fetched once [R2.198]', async () => {
  const wasReady: boolean[] = [];
  onBegun = (cache) => wasReady.push(cache.get(LONG) !== undefined);
  open(LONG);
  await ready(LONG);
  expect(wasReady).toEqual([false]);
  expect(fetched.filter((path) => path === PATHS[LONG])).toHaveLength(1);
  const [beginning] = begun;
  expect(frames.get(LONG)?.element).not.toBe(beginning?.element);
  expect(beginning?.element.isConnected).toBe(false);
});

test('a beginning takes neither focus nor click, and goes with everything else [R2.200]', async () => {
  const ended = Promise.withResolvers<readonly unknown[]>();
  onBegun = (cache, { element, document: page }) => {
    const click = new MouseEvent('click', { cancelable: true });
    page.dispatchEvent(click);
    const isAside = element.tabIndex === -1 && element.style.pointerEvents === 'none';
    const stop = page.querySelector('a')?.tabIndex;
    const before = [isAside, stop, click.defaultPrevented, element.isConnected];
    cache.clear();
    ended.resolve([...before, element.isConnected]);
  };
  open(LONG);
  expect(await ended.promise).toEqual([true, -1, true, true, false]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(frames.get(LONG)).toBeUndefined();
});

test('the focus that a screen reader has moved into a beginning stays on the stage [R2.200]', async () => {
  const focused: (Element | null)[] = [];
  onBegun = (cache, { element }) => {
    element.focus();
    focused.push(document.activeElement);
    cache.clear();
    focused.push(document.activeElement);
  };
  open(LONG);
  await waitFor(() => expect(begun).toHaveLength(1));
  expect(focused).toEqual([begun[0]?.element, stage]);
  stage.blur();
  frames.clear();
  expect(document.activeElement).toBe(document.body);
});

test('a screen reader finds the text of a beginning [R2.213]', async () => {
  const hidden: (boolean | undefined)[] = [];
  onBegun = (_cache, { element }) => hidden.push(element.inert, element.ariaHidden === 'true');
  open(LONG);
  await ready(LONG);
  expect(hidden.filter(Boolean)).toEqual([]);
  expect(hidden).toHaveLength(2);
});

test('a beginning follows size, font size and look at once, and stays at its first page [R2.212]', async () => {
  const seen: unknown[] = [];
  onBegun = (cache) => {
    cache.metrics = CHANGED;
    cache.next();
    cache.next();
    seen.push(...laidOut, turned.at(-1));
  };
  open(LONG);
  await ready(LONG);
  expect(seen).toEqual([[PATHS[LONG], CHANGED], 0]);
  expect(frames.get(LONG)?.metrics).toBe(CHANGED);
});

test('a beginning for which these change before it is shown is shown with the new ones [R2.212]', async () => {
  onMade = () => {
    frames.metrics = CHANGED;
  };
  open(LONG);
  await ready(LONG);
  expect(begun.map(({ metrics }) => metrics)).toEqual([CHANGED]);
});

test('a beginning of less than two pages is not shown [R2.199]', async () => {
  paragraph = '<p>short words of one</p>';
  open(LONG);
  await ready(LONG);
  expect(begun).toEqual([]);
});

test('a long segment that is opened elsewhere has no beginning [R2.198]', async () => {
  first = undefined;
  open(LONG);
  await ready(LONG);
  expect(begun).toEqual([]);
});

test('a long segment has no beginning when a place in it is asked for meanwhile [R2.198]', async () => {
  open(LONG);
  first = undefined;
  await ready(LONG);
  expect(begun).toEqual([]);
});

test('a short segment with which a book opens has no beginning, and is fetched once [R2.198]', async () => {
  first = 0;
  open(0);
  await ready(0);
  expect(begun).toEqual([]);
  expect(fetched.filter((path) => path === PATHS[0])).toHaveLength(1);
});
