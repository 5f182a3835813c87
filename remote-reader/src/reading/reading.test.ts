import { afterEach, expect, jest, test } from '@jest/globals';
import { createFakeHost, type FakeAnswers, type FakeHost } from '@leeszaal/remote-kit/testing';
import { StatusError } from '@leeszaal/shared-contracts';
import { waitFor } from '@testing-library/react';
import { NO_OPENINGS } from '../prefetch/testing/no-openings.ts';
import { BOOK, CONTENTS, LOAN } from '../testing/open-reader.ts';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { createViewerCode } from '../viewers/viewer-code.ts';

const { Reading } = await import('./reading.ts');
const { createReaderMount } = await import('../mount/reader-mount.ts');
type Reading = InstanceType<typeof Reading>;

const known = { pubKey: BOOK.pubKey, mimeType: BOOK.appearance.mimeType };
let host: FakeHost;
let reading: Reading | undefined;
/** The media types whose viewers were prepared. */
let prepared: string[];

function open(
  answers: FakeAnswers = {},
  pubKey = known.pubKey,
  mimeType = known.mimeType,
  isOpening = false,
): Reading {
  host = createFakeHost({
    answers: {
      getAppearance: () => BOOK,
      acquireLicence: () => LOAN,
      releaseLicence: () => undefined,
      getContents: () => CONTENTS,
      getReadingPlace: () => ({ place: null, now: 0 }),
      saveReadingPlace: () => undefined,
      ...answers,
    },
  });
  const mount = createReaderMount(host.context, createViewerCode(), NO_OPENINGS);
  prepared = [];
  const prepare = (type: string) => {
    prepared.push(type);
    return () => undefined;
  };
  const prefetch = { ...mount.prefetch, isOpening: () => isOpening };
  reading = new Reading({ ...mount, prefetch, viewers: { ...mount.viewers, prepare } }, 'doc-1', {
    known: mimeType ? { pubKey, mimeType } : { pubKey },
  });
  return reading;
}

afterEach(() => {
  reading?.close();
  host.dispose();
});

test('a document whose publication is known is asked for together with its metadata [R2.106]', async () => {
  const metadata = Promise.withResolvers<typeof BOOK>();
  const opened = open({ getAppearance: () => metadata.promise });
  await waitFor(() => expect(host.http.requestsOf('acquireLicence')).toHaveLength(1));
  expect(opened.state().kind).toBe('loading');
  expect(host.http.requestsOf('getPage')).toHaveLength(0);
  metadata.resolve(BOOK);
  await waitFor(() => expect(opened.state().kind).toBe('open'));
  expect(host.http.requestsOf('acquireLicence')).toHaveLength(1);
  expect(host.http.requestsOf('getPage')).toHaveLength(1);
});

test('the engine is made ready once, as soon as the media type is known [R2.108]', async () => {
  const opened = open();
  expect(prepared).toEqual([BOOK.appearance.mimeType]);
  await waitFor(() => expect(opened.state().kind).toBe('open'));
  expect(prepared).toEqual([BOOK.appearance.mimeType]);
});

test('of a document the publication is enough to ask for it', async () => {
  const opened = open({ getAppearance: () => new Promise(() => undefined) }, known.pubKey, '');
  await waitFor(() => expect(host.http.requestsOf('acquireLicence')).toHaveLength(1));
  expect(opened.state().kind).toBe('loading');
});

test('a document is open before its contents are there, which may never come', async () => {
  const contents = Promise.withResolvers<typeof CONTENTS>();
  const opened = open({ getContents: () => contents.promise });
  await waitFor(() => expect(opened.state().kind).toBe('open'));
  expect(opened.state()).toMatchObject({ contents: undefined });
  contents.resolve(CONTENTS);
  await waitFor(() => expect(opened.state()).toMatchObject({ contents: CONTENTS }));
});

test('what a document needs goes out before its screen is drawn, and where one was is asked for with the loan [R2.111]', async () => {
  const opened = open();
  const drawn: string[][] = [];
  opened.subscribe(() => {
    const { kind } = opened.state();
    drawn.push([kind, ...host.http.calls.map(({ name }) => name)]);
  });
  await waitFor(() => expect(opened.state().kind).toBe('open'));
  expect(drawn.find(([kind]) => kind === 'open')).toEqual(
    expect.arrayContaining(['getPage', 'getContents']),
  );
  const names = host.http.calls.map(({ name }) => name);
  expect(names.indexOf('getReadingPlace')).toBe(names.indexOf('acquireLicence') + 1);
  expect(host.http.requestsOf('getReadingPlace')).toHaveLength(1);
});

test.each([
  ['whose opening has sent the only request is drawn at once', true, 0],
  ['that sends requests is drawn after them', false, 1],
])('a document %s [R2.111 R2.215]', async (_, isOpening, tasks) => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const opened = open({}, known.pubKey, known.mimeType, isOpening);
  // `waitFor` would take the spy for fake timers.
  await new Promise<void>((resolve) => {
    opened.subscribe(() => opened.state().kind === 'open' && resolve());
  });
  const waited = timers.mock.calls.filter(([, delay]) => delay === undefined);
  timers.mockRestore();
  expect(waited).toHaveLength(tasks);
});

test('the page where its reader left a document is fetched first [R2.89]', async () => {
  const place = { file: '9.pdf', position: '9.pdf', page: 9, fraction: 0.1, savedAt: 1 };
  const opened = open({ getReadingPlace: () => ({ place, now: 2 }) });
  await waitFor(() => expect(opened.state().kind).toBe('open'));
  expect(host.http.requestsOf('getPage')).toMatchObject([{ params: { page: 9 } }]);
  expect(opened.state()).toMatchObject({ begin: { place: '9.pdf' } });
});

test('a loan that ends while the viewer is being made leaves nothing to be seen, at its place [R4.19]', async () => {
  const opened = open();
  await waitFor(() => expect(opened.state()).toMatchObject({ kind: 'open', contents: CONTENTS }));
  const attached = opened.attach(document.createElement('div'), {
    pageLabel: String,
    onNote: () => undefined,
    onComment: () => undefined,
    commentLabel: String,
    onFailure: () => undefined,
  });
  const state = opened.state();
  if (state.kind === 'open') state.keeper.forbidden();
  await attached;
  expect(opened.state()).toMatchObject({ kind: 'open' });
  const { viewer } = opened.state() as { viewer?: Viewer };
  expect(viewer?.state()).toEqual({ kind: 'empty', place: '1.pdf' });
});

test('a loan is given back when the metadata cannot be had [R2.106]', async () => {
  const opened = open({
    getAppearance: () => {
      throw new StatusError(404, null);
    },
  });
  await waitFor(() => expect(opened.state().kind).toBe('metadata-missing'));
  await waitFor(() => expect(host.http.requestsOf('releaseLicence')).toHaveLength(1));
});

test('a loan of another publication than the metadata tells is given back [R2.106]', async () => {
  const opened = open({}, 'pub-2');
  await waitFor(() => expect(opened.state().kind).toBe('open'));
  expect(host.http.requestsOf('acquireLicence')).toEqual([
    { params: { pubKey: 'pub-2' } },
    { params: { pubKey: BOOK.pubKey } },
  ]);
  await waitFor(() => expect(host.http.requestsOf('releaseLicence')).toHaveLength(1));
});

test('a refusal is told once the metadata are there', async () => {
  const opened = open({
    acquireLicence: () => {
      throw new StatusError(403, { users: ['Ada Byron'] });
    },
  });
  await waitFor(() => expect(opened.state().kind).toBe('borrowing'));
  const state = opened.state();
  expect('keeper' in state && state.keeper.state()).toMatchObject({ kind: 'denied' });
});
