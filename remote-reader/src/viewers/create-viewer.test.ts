import { beforeEach, expect, jest, test } from '@jest/globals';

const here = (file: string) => new URL(file, import.meta.url).pathname;

/** What has happened, in order. */
const done: string[] = [];
const note = (what: string) => () => void done.push(what);

jest.unstable_mockModule(here('./pdf/engine/worker-port.ts'), () => ({
  takeWorkerPort: () => {
    done.push('engine taken');
    return { release: async () => void done.push('engine given back') };
  },
  loadWorkerScript: async () => void done.push('engine loaded'),
}));
jest.unstable_mockModule(here('./pdf/pdf-viewer.ts'), () => ({
  createPdfViewer: note('viewer'),
  warmUp: () => {
    done.push('warm');
    return note('cold');
  },
}));
jest.unstable_mockModule(here('./epub/epub-viewer.ts'), () => ({
  createEpubViewer: note('viewer'),
}));

let viewers: typeof import('./create-viewer.ts');
beforeEach(async () => {
  jest.resetModules();
  viewers = await import('./create-viewer.ts');
  done.length = 0;
});

/** Lets everything that is on its way arrive. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the engine that was started before the kind was known is the one that a PDF is read with', async () => {
  viewers.startEngineAhead();
  viewers.startEngineAhead();
  const giveBack = viewers.prepareViewer('application/pdf');
  await settled();
  // Taken before it is given back, so that it never ends in between; warm before there is a page.
  expect(done).toEqual(['engine taken', 'engine taken', 'engine given back', 'warm']);
  giveBack();
  await settled();
  expect(done.slice(4)).toEqual(['engine given back', 'cold']);
});

test('the engine ends when the document turns out to be an EPUB, or when nobody reads it', async () => {
  viewers.startEngineAhead();
  viewers.prepareViewer('application/epub+zip');
  viewers.startEngineAhead();
  viewers.dropEngine();
  viewers.dropEngine();
  await settled();
  expect(done).toEqual(['engine taken', 'engine given back', 'engine taken', 'engine given back']);
});

test('what is loaded ahead waits for no document that is being opened', async () => {
  const loading = viewers.loadViewersAhead();
  viewers.startEngineAhead();
  await loading;
  expect(done).toEqual(['engine taken']);
  viewers.dropEngine();
});
