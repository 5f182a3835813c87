import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { createMemorySource, type MemorySource } from '../../source/testing/memory-source.ts';
import { STANDARD_LOOK } from '../contract/reading-look.ts';
import type {
  CommentView,
  Viewer,
  ViewerFailure,
  ViewerState,
} from '../contract/viewer.contract.ts';
import { PageOpenError } from '../state/page-failure.ts';
import type { OpenPage } from './engine/open-page.ts';

const here = (file: string) => new URL(file, import.meta.url).pathname;
const A4 = { width: 595, height: 842 };
const PAGES = 9;

/** How the mocked engine behaves, and what it returns for every page. */
const engine = {
  paints: true,
  texts: Promise.resolve(),
  tags: null as object | null,
  annotations: [] as readonly object[],
};

// The engine needs a browser; pages here are sheets with three words on them.
jest.unstable_mockModule(here('./engine/open-page.ts'), () => ({
  openPage: async (): Promise<Pick<OpenPage, 'close'> & { readonly proxy: object }> => ({
    proxy: {
      getViewport: () => ({ ...A4, convertToViewportPoint: (x: number, y: number) => [x, y] }),
      getStructTree: async () => engine.tags,
      getAnnotations: async () => engine.annotations,
    },
    close: () => undefined,
  }),
}));
jest.unstable_mockModule(here('./engine/paint-page.ts'), () => ({
  paintPage: async () => {
    if (!engine.paints) throw new PageOpenError(new Error('no memory'));
    return document.createElement('canvas');
  },
}));
jest.unstable_mockModule(here('./layers/text-layer.ts'), () => ({
  buildTextLayer: async () => {
    await engine.texts;
    const layer = document.createElement('div');
    layer.dataset['text'] = '';
    layer.innerHTML = '<span class="markedContent" id="words">of the sea</span>';
    return layer;
  },
}));
jest.unstable_mockModule(here('./layers/link-layer.ts'), () => ({
  buildLinkLayer: () => document.createElement('div'),
}));
const { createPdfViewer } = await import('./pdf-viewer.ts');

const workers = {
  take: () => ({
    worker: () => Promise.reject(new Error('Pages are opened by the test')),
    paintDocument: async () => document,
    end: () => {},
    release: async () => {},
  }),
};

let element: HTMLElement;
let source: MemorySource;
let viewer: Viewer;
let failures: ViewerFailure[];
let onFailure: (failure: ViewerFailure) => void;
let seen: Element[];
let jumps: boolean[];
let commented: CommentView[];
const { scrollIntoView } = Element.prototype;

beforeEach(() => {
  engine.paints = true;
  engine.texts = Promise.resolve();
  engine.tags = null;
  engine.annotations = [];
  failures = [];
  seen = [];
  jumps = [];
  commented = [];
  onFailure = () => undefined;
  Element.prototype.scrollIntoView = function scroll() {
    seen.push(this);
  };
  element = document.createElement('div');
  document.body.append(element);
  const sheet = new Uint8Array(1);
  source = createMemorySource({
    pages: Object.fromEntries([...Array(PAGES)].map((_page, at) => [at + 1, sheet])),
  });
  viewer = open();
});

afterEach(async () => {
  await viewer.destroy();
  element.remove();
  Element.prototype.scrollIntoView = scrollIntoView;
});

function open(
  contents: Promise<readonly ContentsEntry[]> = Promise.resolve([]),
  pageProgression?: 'rtl',
): Viewer {
  return createPdfViewer(
    {
      element,
      source,
      contents,
      document: {
        ...{ title: null, pubKey: 'pub-1', authors: [], jurisdiction: [] },
        appearance: { mimeType: 'application/pdf', numPages: PAGES },
        ...(pageProgression && { pageProgression }),
      },
      look: STANDARD_LOOK,
      pageLabel: (page) => `Page ${page}`,
      openExternal: () => undefined,
      onJump: (isLink) => void jumps.push(isLink),
      commentLabel: (author) => `Comment by ${author}`,
      onComment: (comment) => void commented.push(comment),
      onFailure: (failure) => {
        failures.push(failure);
        onFailure(failure);
      },
      onActivity: () => undefined,
    },
    workers,
  );
}

const stage = () => element.firstElementChild as HTMLElement;
const shownPage = () => {
  const state = viewer.state();
  return state.kind === 'ready' ? state.view.page : undefined;
};
const text = () => element.querySelector('[data-text]');

/** Resolves as soon as the condition holds. */
function until(isSo: () => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => isSo() && resolve();
  viewer.subscribe(look);
  look();
  return promise;
}
const became = (kind: ViewerState['kind']) => until(() => viewer.state().kind === kind);
const shows = (page: number) => until(() => shownPage() === page);

/** Lets pending promises settle. */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Lets pending promises settle, then work that waits for a paint. */
async function settled(): Promise<void> {
  await arrived();
  await new Promise(requestAnimationFrame);
  await arrived();
}

describe('a first page that can not be had', () => {
  test('since the loan has ended is shown with the next loan, at its place [R4.19]', async () => {
    source.fail('page 4', 'forbidden');
    onFailure = () => viewer.purge();
    viewer.open('4.pdf');
    await became('empty');
    expect(viewer.state()).toEqual({ kind: 'empty', place: '4.pdf' });
    expect(stage().ariaBusy).toBe('false');
    source.fail('page 4', undefined);
    viewer.renew();
    await became('ready');
    expect(shownPage()).toBe(4);
  });

  test('though nothing was taken away is shown with the next loan as well [R4.19]', async () => {
    source.fail('page 4', 'forbidden');
    viewer.open('4.pdf');
    await became('failed');
    expect(stage().ariaBusy).toBe('false');
    source.fail('page 4', undefined);
    viewer.renew();
    await became('ready');
    expect(shownPage()).toBe(4);
  });

  test('keeps its place when a person goes on turning, with a key that is held or from a search', async () => {
    viewer.open('4.pdf');
    await became('ready');
    viewer.purge();
    viewer.go({ to: 'next-page' });
    expect(viewer.state()).toEqual({ kind: 'empty', place: '4.pdf' });
    viewer.renew();
    await became('ready');
    expect(shownPage()).toBe(4);
  });

  test('keeps its place when the loan ends after that', async () => {
    source.fail('page 4', 'failed');
    viewer.open('4.pdf');
    await became('failed');
    viewer.purge();
    expect(viewer.state()).toEqual({ kind: 'empty', place: '4.pdf' });
  });

  test('is no longer waited for when it is taken away', () => {
    source.hold();
    viewer.open();
    expect(stage().ariaBusy).toBe('true');
    viewer.purge();
    expect(stage().ariaBusy).toBe('false');
  });
});

test('a page that is shown and can not be painted anew stays, and that is told once', async () => {
  viewer.open('4.pdf');
  await became('ready');
  engine.paints = false;
  const { promise: told, resolve } = Promise.withResolvers<void>();
  onFailure = () => resolve();
  viewer.zoom('in');
  await told;
  await settled();
  expect(failures.map(({ kind }) => kind)).toEqual(['page-open-failed']);
  expect(shownPage()).toBe(4);
  engine.paints = true;
  viewer.go({ to: 'next-page' });
  await shows(5);
});

describe('a document whose pages go to the left', () => {
  test('is leafed through to the left, by arrow keys and at the margins [R2.38]', async () => {
    await viewer.destroy();
    viewer = open(undefined, 'rtl');
    viewer.open('4.pdf');
    await shows(4);
    expect(viewer.progression?.()).toBe('rtl');
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    await shows(5);
    Object.defineProperty(stage(), 'clientWidth', { value: 1000 });
    stage().dispatchEvent(new MouseEvent('click', { clientX: 995 }));
    await shows(4);
  });
});

describe('the hits of a search', () => {
  test('are gone to by a move to one, also on the page that is shown', async () => {
    viewer.open('4.pdf');
    await became('ready');
    await settled();
    viewer.mark(['sea']);
    expect(seen).toHaveLength(0);
    viewer.go({ to: 'hit', file: '4.pdf' });
    expect(seen.map(({ textContent }) => textContent)).toEqual(['of the sea']);
    viewer.go({ to: 'hit', file: '6.pdf' });
    await shows(6);
    await settled();
    expect(seen).toHaveLength(2);
  });

  test('leave every other move at the top of the page [R2.35]', async () => {
    viewer.mark(['sea']);
    viewer.open('4.pdf');
    await became('ready');
    viewer.go({ to: 'next-page' });
    await shows(5);
    await settled();
    viewer.mark(['of']);
    expect(seen).toHaveLength(0);
  });
});

describe('a page that a caller waits for', () => {
  test('is shown before its text, which follows with its marks [R2.43 R2.110]', async () => {
    const texts = Promise.withResolvers<void>();
    engine.texts = texts.promise;
    viewer.mark(['sea']);
    viewer.open('4.pdf');
    viewer.go({ to: 'hit', file: '4.pdf' });
    await shows(4);
    await settled();
    expect(stage().querySelector('[data-sheet="4"] > canvas')).toBeTruthy();
    expect(text()).toBeNull();
    // The text is still missing, so the stage is busy.
    expect(stage().ariaBusy).toBe('true');
    texts.resolve();
    await settled();
    expect(text()?.textContent).toBe('of the sea');
    expect(stage().ariaBusy).toBe('false');
    expect(seen).toHaveLength(1);
  });

  test('is shown though its text can not be read', async () => {
    engine.texts = Promise.reject(new Error('no text'));
    engine.texts.catch(() => undefined);
    viewer.open('4.pdf');
    await shows(4);
    await settled();
    expect(failures).toEqual([]);
    expect(shownPage()).toBe(4);
    expect(stage().ariaBusy).toBe('false');
  });

  test('does not get its text any more once it was taken away', async () => {
    const texts = Promise.withResolvers<void>();
    engine.texts = texts.promise;
    viewer.open('4.pdf');
    await shows(4);
    const page = stage().firstElementChild;
    viewer.purge();
    viewer.relabel();
    expect(stage().ariaBusy).toBe('false');
    texts.resolve();
    await settled();
    expect(page?.childElementCount).toBe(0);
  });
});

test('a page is shown before the contents are there, which then tell where it lies [R2.4]', async () => {
  await viewer.destroy();
  const contents = Promise.withResolvers<readonly ContentsEntry[]>();
  viewer = open(contents.promise);
  viewer.open('4.pdf');
  await shows(4);
  const chapter = { title: 'Doors', link: '3.pdf', children: [] };
  contents.resolve([chapter, { title: 'Windows', link: '7.pdf', children: [] }]);
  await settled();
  const state = viewer.state();
  expect(state.kind === 'ready' && state.view.entry).toBe(chapter);
  expect(state.kind === 'ready' && state.view.can.nextChapter).toBe(true);
});

test('a page that was prepared is shown by the move itself, and its text after it was painted [R2.111]', async () => {
  viewer.open('4.pdf');
  await shows(4);
  await settled();
  viewer.go({ to: 'next-page' });
  expect(shownPage()).toBe(5);
  expect(stage().querySelector('canvas')).toBeTruthy();
  expect(text()).toBeNull();
  await settled();
  expect(text()?.textContent).toBe('of the sea');
  // The text of a page that was left is laid over it again.
  viewer.go({ to: 'previous-page' });
  expect(text()).toBeNull();
  await settled();
  expect(element.querySelectorAll('[data-text]')).toHaveLength(1);
});

test('of pages that are passed by with a key that is held only the last is asked for', async () => {
  viewer.open('1.pdf');
  await shows(1);
  const asked = () => source.asked.filter((call) => call.startsWith('page '));
  const before = asked().length;
  for (let page = 5; page <= 9; page += 1) viewer.go({ to: 'page', page });
  await shows(9);
  expect(asked().slice(before)).not.toContain('page 7');
  expect(asked()).toContain('page 9');
});

test('a jump is told before its page is shown, and a turn is none [R2.99]', async () => {
  viewer.open('4.pdf');
  await shows(4);
  viewer.go({ to: 'next-page' });
  await shows(5);
  viewer.go({ to: 'previous-page' });
  await shows(4);
  expect(jumps).toEqual([]);
  viewer.go({ to: 'page', page: 9 });
  expect(jumps).toEqual([false]);
  await shows(9);
  viewer.go({ to: 'page', page: 9 });
  expect(jumps).toEqual([false]);
});

test('over its picture a page has its tags and the marks of its comments [R2.47]', async () => {
  engine.tags = {
    role: 'Root',
    children: [{ role: 'H2', children: [{ type: 'content', id: 'words' }] }],
  };
  engine.annotations = [
    {
      ...{ id: '1', subtype: 'Text', rect: [10, 10, 30, 30] },
      ...{ contentsObj: { str: 'Wrong year.' }, titleObj: { str: 'Ann' } },
    },
  ];
  viewer.open('4.pdf');
  await shows(4);
  await settled();
  const sheet = stage().querySelector('[data-sheet="4"]');
  const heading = sheet?.querySelector('[role="heading"][aria-level="2"] [aria-owns="words"]');
  expect(heading).toBeTruthy();
  const mark = sheet?.querySelector<HTMLElement>('button[aria-label="Comment by Ann"]');
  mark?.click();
  expect(commented).toMatchObject([{ author: 'Ann', text: 'Wrong year.', replies: [] }]);
});
