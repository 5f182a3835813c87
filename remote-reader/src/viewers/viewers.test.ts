import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ViewerCode } from './viewer-code.ts';
import { createViewers, type Viewers } from './viewers.ts';

const here = (file: string) => new URL(file, import.meta.url).pathname;

/** The calls, in order. */
const done: string[] = [];
const note = (what: string) => () => void done.push(what);

jest.unstable_mockModule(here('./pdf/engine/worker-ports.ts'), () => ({
  createWorkerPorts: () => ({
    take: () => {
      done.push('engine taken');
      return { release: async () => void done.push('engine given back') };
    },
    startAhead: note('engine started ahead'),
    loadScript: async () => void done.push('engine loaded'),
  }),
}));
jest.unstable_mockModule(here('./pdf/pdf-format.ts'), () => ({
  createPdfFormat: () => ({
    createViewer: note('viewer'),
    warmUp: () => {
      done.push('warm');
      return note('cold');
    },
  }),
}));
jest.unstable_mockModule(here('./epub/epub-format.ts'), () => ({
  createEpubFormat: () => ({
    createViewer: note('viewer'),
    loadFirstFaces: async () => void done.push('first faces'),
    loadLongChapters: async () => void done.push('long chapters'),
    warmUp: async () => void done.push('page of its own'),
  }),
}));
jest.unstable_mockModule(here('./pdf/layers/layer-code.ts'), () => ({
  loadLayerCode: async () => void done.push('layers'),
}));
const { createViewerCode } = await import('./viewer-code.ts');

let code: ViewerCode;
let viewers: Viewers;
beforeEach(() => {
  code = createViewerCode();
  viewers = createViewers(code, document.body);
  done.length = 0;
});

/** Lets pending promises settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the engine that was started before the kind was known is the one that a PDF is read with [R2.108]', async () => {
  viewers.startAhead(undefined);
  viewers.startAhead('application/pdf');
  const release = viewers.prepare('application/pdf');
  await settled();
  // The new lease begins before the other ends; the engine warms up before there is a page.
  expect(done).toEqual(['engine taken', 'engine taken', 'engine given back', 'warm']);
  release();
  await settled();
  expect(done.slice(4)).toEqual(['engine given back', 'cold']);
});

test('the engine ends when the document turns out to be an EPUB, or when it is not read [R2.108]', async () => {
  viewers.startAhead(undefined);
  viewers.prepare('application/epub+zip');
  viewers.startAhead(undefined);
  viewers.dropEngine();
  viewers.dropEngine();
  await settled();
  const engine = ['engine taken', 'engine given back'];
  expect(done.filter((what) => what !== 'first faces')).toEqual([...engine, ...engine]);
});

test.each([undefined, 'application/pdf', 'application/unknown'])(
  'a document that is about to be opened, of the media type %s, starts the engine [R2.180]',
  (mimeType) => {
    code.startAhead(mimeType);
    expect(done).toEqual(['engine started ahead']);
  },
);

test('one that is known to be an EPUB starts no engine, and has its code loaded [R2.211]', async () => {
  code.startAhead('application/epub+zip');
  await settled();
  viewers.startAhead('application/epub+zip');
  await settled();
  viewers.prepare('application/epub+zip');
  await settled();
  expect(done).toEqual(['first faces', 'first faces', 'first faces']);
});

test('the first typefaces are loaded ahead, with the code [R2.201]', async () => {
  await code.prefetch();
  expect(done).toEqual(['engine loaded', 'layers', 'first faces', 'long chapters']);
});

test('a page is opened behind all code, where there is a place for it [R2.220]', async () => {
  await code.prefetch(document.body);
  expect(done).toEqual([
    'engine loaded',
    'layers',
    'first faces',
    'long chapters',
    'page of its own',
  ]);
});

test('none is opened once a document is being opened [R2.220]', async () => {
  const loading = code.prefetch(document.body);
  viewers.startAhead('application/epub+zip');
  await loading;
  expect(done).not.toContain('page of its own');
});

test('what is loaded ahead waits for no document that is being opened', async () => {
  const loading = code.prefetch();
  viewers.startAhead(undefined);
  await loading;
  expect(done).toEqual(['engine taken']);
  viewers.dropEngine();
});
