import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFakeHost, type FakeHost } from '@leeszaal/remote-kit/testing';
import { createOpenLoans } from '../licence/open-loans.ts';
import { openSource } from '../reading/open-source.ts';
import { LOAN } from '../testing/open-reader.ts';
import { createViewerCode } from '../viewers/viewer-code.ts';
import { createViewers } from '../viewers/viewers.ts';
import { createPrefetch, type Prefetch } from './prefetch.ts';
import { NO_OPENINGS } from './testing/no-openings.ts';

const FORM = { docKey: 'doc-1', mimeType: 'application/pdf' };
const BYTES = new TextEncoder().encode('page');
// jsdom lacks `Blob.arrayBuffer`.
const blob = Object.assign(new Blob(), { arrayBuffer: async () => BYTES.buffer });
const { signal } = new AbortController();

let loan: ReturnType<typeof Promise.withResolvers<typeof LOAN>>;
let host: FakeHost;
let prefetch: Prefetch;

beforeEach(() => {
  loan = Promise.withResolvers();
  host = createFakeHost({
    path: '/pub-1',
    answers: {
      acquireLicence: () => loan.promise,
      releaseLicence: () => undefined,
      getPage: () => ({ bytes: blob, mediaType: 'application/pdf' }),
    },
  });
  const viewers = createViewers(createViewerCode(), document.body);
  prefetch = createPrefetch({
    host: host.context,
    loans: createOpenLoans(),
    viewers,
    openings: NO_OPENINGS,
  });
  prefetch.start();
});

afterEach(() => {
  prefetch.cancel();
  host.dispose();
});

const pages = () => host.http.calls.filter(({ name }) => name === 'getPage');
const lend = async () => {
  loan.resolve(LOAN);
  await new Promise((resolve) => setTimeout(resolve));
};

/** Opens the document at a page, as the reader does. */
function open(page: number) {
  const borrowing = prefetch.takeLoan('pub-1');
  if (!borrowing) throw new Error('no loan');
  const firstPage = prefetch.takeFirstPage('doc-1');
  const { keeper } = borrowing;
  const request = { docKey: 'doc-1', keeper, first: { page }, firstPage, hasParts: false, signal };
  return { source: openSource(host.context, request), borrowing };
}

test('the first page is asked for once, with the key of the loan, as soon as there is one [R2.105]', async () => {
  prefetch.startDocument(FORM);
  expect(pages()).toHaveLength(0);
  await lend();
  expect(pages()).toHaveLength(1);
  const { source, borrowing } = open(1);
  expect(await source.page(1, { signal })).toEqual(BYTES);
  expect(pages().map(({ request }) => request)).toEqual([
    { params: { docKey: 'doc-1', page: 1 }, query: { licenseKey: LOAN.licenseKey } },
  ]);
  await source.page(1, { signal });
  expect(pages()).toHaveLength(2);
  borrowing.end();
});

test('it is given up by a reader that begins elsewhere', async () => {
  prefetch.startDocument(FORM);
  await lend();
  const { source, borrowing } = open(2);
  expect(pages().map(({ options }) => options.signal?.aborted)).toEqual([true, false]);
  await source.page(2, { signal });
  expect(pages()).toHaveLength(2);
  borrowing.end();
});

test('it is not used under another key [R2.105]', async () => {
  prefetch.startDocument(FORM);
  await lend();
  const { source, borrowing } = open(1);
  borrowing.end();
  await source.page(1, { signal });
  expect(pages()).toHaveLength(2);
});

test('it is not asked for without a waiting caller', async () => {
  prefetch.startDocument(FORM);
  prefetch.takeFirstPage('doc-1')?.abort();
  prefetch.startDocument(FORM);
  expect(prefetch.takeFirstPage('doc-2')).toBeUndefined();
  await lend();
  expect(pages()).toHaveLength(0);
});

test('no page of an EPUB is asked for before its metadata', async () => {
  prefetch.startDocument({ ...FORM, mimeType: 'application/epub+zip' });
  await lend();
  expect(pages()).toHaveLength(0);
});
