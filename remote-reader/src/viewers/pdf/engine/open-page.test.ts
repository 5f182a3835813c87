import { beforeEach, expect, jest, test } from '@jest/globals';
import type { PDFWorker } from 'pdfjs-dist';
import { PageOpenError } from '../../state/page-failure.ts';
import { pictureLimit } from './picture-limit.ts';

const worker = { destroyed: false } as PDFWorker;
const proxy = { pageNumber: 1 };
let asked: object | undefined;
let task: { readonly promise: Promise<object> };
let ended: object[];

jest.unstable_mockModule('pdfjs-dist', () => ({
  VerbosityLevel: { ERRORS: 0 },
  getDocument: (source: object) => {
    asked = source;
    return task;
  },
}));
const { openPage } = await import('./open-page.ts');

const lease = {
  worker: async () => worker,
  paintDocument: async () => document,
  end: (each: object) => void ended.push(each),
  giveUp: () => undefined,
  release: async () => undefined,
};
const opened = { getPage: async () => proxy };
const bytes = new Uint8Array([1, 2, 3]);

beforeEach(() => {
  Object.assign(globalThis, { __webpack_public_path__: '/reader/' });
  asked = undefined;
  ended = [];
  task = { promise: Promise.resolve(opened) };
});

test('pdf.js gets the page, its worker and the limit of pictures, which it need not find', async () => {
  const page = await openPage(bytes, lease, new AbortController().signal);
  expect(page.proxy).toBe(proxy);
  expect(asked).toMatchObject({ data: bytes, worker, canvasMaxAreaInBytes: pictureLimit() });
  page.close();
  expect(ended).toEqual([task]);
});

test('bytes that are no PDF are freed, and the page fails', async () => {
  task = {
    get promise() {
      return Promise.reject(new Error('no PDF'));
    },
  };
  const opening = openPage(bytes, lease, new AbortController().signal);
  await expect(opening).rejects.toBeInstanceOf(PageOpenError);
  expect(ended).toEqual([task]);
});
