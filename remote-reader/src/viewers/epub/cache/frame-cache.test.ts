import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { DocumentSource, Segment } from '../../../source/document-source.contract.ts';
import { STANDARD_LOOK } from '../../contract/reading-look.ts';
import type { EpubBook } from '../book/epub-book.ts';
import type { FrameOpening } from '../frame/open-frame.ts';
import type { FrameMaking, SegmentFrame } from '../frame/segment-frame.ts';
import type { Metrics } from '../layout/segment-layout.contract.ts';

// Frames need a browser: these only count their layouts.
const arrange = jest.fn();
const picture = { complete: true };
const makeFrame = async (
  segment: Promise<Segment>,
  _item: unknown,
  measure: () => Metrics,
  { open }: FrameMaking,
  signal: AbortSignal,
) => {
  const opening = open(signal);
  opening.catch(() => undefined);
  try {
    const { path } = await segment;
    const { element } = await opening;
    const frame = {
      element,
      document: { images: [picture] },
      layout: { arrange: () => arrange(path), pageCount: 9 },
      styles: [],
      metrics: measure(),
    };
    return frame as unknown as SegmentFrame;
  } catch (error) {
    opening.then(
      ({ element }) => element.remove(),
      () => undefined,
    );
    throw error;
  }
};
jest.unstable_mockModule(new URL('../frame/segment-frame.ts', import.meta.url).pathname, () => ({
  makeFrame,
}));
let opened: HTMLIFrameElement[] = [];
const openFrame = async ({ parent }: FrameOpening) => {
  const element = document.createElement('iframe');
  parent.append(element);
  opened.push(element);
  return { element, page: document };
};
jest.unstable_mockModule(new URL('../frame/open-frame.ts', import.meta.url).pathname, () => ({
  openFrame,
}));
const { FrameCache } = await import('./frame-cache.ts');

const LONG = 'long.xhtml';
const PATHS = ['a.xhtml', 'b.xhtml', LONG];
let fetched: string[] = [];
let awaited = 0;
let count = PATHS.length;
let caches: InstanceType<typeof FrameCache>[] = [];
/** Delays the source's answers. */
let gate: Promise<void> = Promise.resolve();

const source = {
  segment: async (path: string): Promise<Segment> => {
    fetched.push(path);
    await gate;
    const words = '<p>words of a chapter</p>'.repeat(path === LONG ? 50_000 : 1);
    const markup = `<html><body>${words}</body></html>`;
    return { path, markup, mediaType: 'text/html', address: `https://library.test/doc/${path}` };
  },
} as unknown as DocumentSource;

const pathsOf = (): string[] => [
  ...PATHS,
  ...Array.from({ length: count - PATHS.length }, (_one, at) => `${at + PATHS.length}.xhtml`),
];

function createCache() {
  const book = {
    title: 'A book',
    root: 'https://library.test/doc/',
    order: { items: pathsOf().map((path) => ({ path })) },
    item: (index: number) => ({ path: pathsOf()[index], linear: true, layout: 'reflowable' }),
  } as unknown as EpubBook;
  const frames = new FrameCache({
    book,
    source,
    parent: document.body,
    metrics: { size: { width: 800, height: 600 }, fontScale: 1, look: STANDARD_LOOK },
    isAwaited: (index) => index === awaited,
    isFirstPage: () => false,
    onBeginning: () => undefined,
    onMade: () => undefined,
    onReady: () => undefined,
    onFailed: () => undefined,
  });
  caches.push(frames);
  return frames;
}

/** Long enough for all idle work. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  fetched = [];
  awaited = 0;
  count = PATHS.length;
  gate = Promise.resolve();
  opened = [];
  arrange.mockClear();
  picture.complete = true;
});

afterEach(() => {
  for (const frames of caches) frames.clear();
  caches = [];
  document.body.replaceChildren();
});

test('a neighbour in which pictures arrive is laid out anew once, when all of them are there', async () => {
  const frames = createCache();
  frames.want([0, 1]);
  await waitFor(() => expect(frames.get(1)).toBeDefined());
  const neighbour = frames.get(1) as SegmentFrame;
  picture.complete = false;
  for (let at = 0; at < 5; at += 1) frames.invalidate(neighbour);
  await idle();
  expect(arrange).toHaveBeenCalledTimes(0);
  picture.complete = true;
  frames.invalidate(neighbour);
  await waitFor(() => expect(arrange.mock.calls).toEqual([['b.xhtml']]));
  frames.fit(neighbour);
  expect(arrange).toHaveBeenCalledTimes(1);
});

test('one that is to be shown before all of them are there is laid out anew first', async () => {
  const frames = createCache();
  frames.want([0, 1]);
  await waitFor(() => expect(frames.get(1)).toBeDefined());
  const neighbour = frames.get(1) as SegmentFrame;
  picture.complete = false;
  frames.invalidate(neighbour);
  frames.fit(neighbour);
  expect(arrange.mock.calls).toEqual([['b.xhtml']]);
});

test('the rest of the book is fetched once a page is shown, each file once [R2.118]', async () => {
  const frames = createCache();
  frames.want([0]);
  expect(fetched).toEqual(['a.xhtml']);
  await waitFor(() => expect(fetched).toEqual([...PATHS]));
  awaited = 1;
  frames.want([1, 0]);
  await waitFor(() => expect(frames.get(1)).toBeDefined());
  await idle();
  expect(fetched).toHaveLength(PATHS.length);
});

test('of a long book no more is fetched than a person is likely to read next [R2.118]', async () => {
  count = 60;
  const frames = createCache();
  awaited = 30;
  frames.want([30]);
  await waitFor(() => expect(fetched).toHaveLength(12));
  await idle();
  const expected = [30, 31, 29, 32, 28, 33, 27, 34, 35, 36, 37, 38];
  expect(fetched).toEqual(expected.map((index) => `${index}.xhtml`));
});

test('the open frame is left to the next caller by a neighbour that is too long [R2.120]', async () => {
  const frames = createCache();
  frames.want([0]);
  await waitFor(() => expect(opened).toHaveLength(2));
  frames.want([0, 2]);
  await waitFor(() => expect(fetched).toContain(LONG));
  await idle();
  expect(opened.map((frame) => frame.isConnected)).toEqual([true, true]);
  awaited = 1;
  frames.want([1]);
  await waitFor(() => expect(frames.get(1)?.element).toBe(opened[1]));
});

test('and by one that is given up before its text is there [R2.120]', async () => {
  count = 20;
  const frames = createCache();
  frames.want([0]);
  await waitFor(() => expect(opened).toHaveLength(2));
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  frames.want([0, 15]);
  await waitFor(() => expect(fetched).toContain('15.xhtml'));
  awaited = 16;
  frames.want([16]);
  resolve();
  await waitFor(() => expect(frames.get(16)?.element).toBe(opened[1]));
});

test('what takes seconds is only made ready for a waiting caller [R2.121]', async () => {
  const frames = createCache();
  for (const _ of 'page after page') {
    frames.want([0, 2, 1]);
    await idle();
  }
  expect(frames.get(2)).toBeUndefined();
  expect(frames.get(1)).toBeDefined();
  expect(fetched.toSorted()).toEqual(PATHS);
  awaited = 2;
  frames.want([2, 1]);
  await waitFor(() => expect(frames.get(2)).toBeDefined());
});

test('a segment that was looked into for a note is kept for the next one', async () => {
  const frames = createCache();
  const { signal } = new AbortController();
  const first = await frames.open(1, signal);
  expect(await frames.open(1, signal)).toBe(first);
  await frames.open(2, signal);
  await frames.open(1, signal);
  expect(fetched).toEqual(['b.xhtml', LONG]);
  frames.clear();
  await frames.open(1, signal);
  expect(fetched).toEqual(['b.xhtml', LONG, 'b.xhtml']);
});

test('a look into a long segment without a waiting caller is given up between two stages', async () => {
  const frames = createCache();
  const abort = new AbortController();
  const opened = frames.open(2, abort.signal);
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  await waitFor(() => expect(parse).toHaveBeenCalled());
  abort.abort(new Error('left'));
  await expect(opened).rejects.toThrow('left');
  parse.mockRestore();
});
