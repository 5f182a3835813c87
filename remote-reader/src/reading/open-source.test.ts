import { expect, test } from '@jest/globals';
import { createFakeHost } from '@leeszaal/remote-kit/testing';
import { AbortedError } from '@leeszaal/shared-contracts';
import type { LicenceKeeper } from '../licence/licence-keeper.ts';
import { loadContents, openSource } from './open-source.ts';

const keeper = { key: () => 'key-1' } as LicenceKeeper;
const { signal } = new AbortController();
const request = {
  docKey: 'doc-1',
  keeper,
  first: undefined,
  firstPage: undefined,
  hasParts: false,
  signal,
};
const FAILING = {
  contents: async () => {
    throw new Error('broken');
  },
};

function createHost() {
  const getPage = () => ({ bytes: new Blob(), mediaType: 'application/pdf' });
  return createFakeHost({ answers: { getPage } });
}

test('what the viewer requests first is requested at once, and nothing else', () => {
  const host = createHost();
  openSource(host.context, request);
  expect(host.http.calls).toEqual([]);
  openSource(host.context, { ...request, first: { page: 7 } });
  expect(host.http.calls.map((call) => call.request)).toEqual([
    { params: { docKey: 'doc-1', page: 7 }, query: { licenseKey: 'key-1' } },
  ]);
});

test('a first page that was prefetched is given up when the viewer begins elsewhere', () => {
  const host = createHost();
  const firstPage = new AbortController();
  openSource(host.context, { ...request, first: { page: 1 }, firstPage });
  expect(firstPage.signal.aborted).toBe(false);
  openSource(host.context, { ...request, firstPage });
  expect(firstPage.signal.aborted).toBe(true);
});

test('contents that fail to load are empty, which is reported unless the document was left', async () => {
  const host = createHost();
  expect(await loadContents(FAILING, host.context, signal)).toEqual([]);
  expect(host.events.map(({ name }) => name)).toEqual(['contents-missing']);
  expect(await loadContents(FAILING, host.context, AbortSignal.abort(new AbortedError()))).toEqual(
    [],
  );
  expect(host.events).toHaveLength(1);
});

test('pages come in parts where the server has them [R2.197]', async () => {
  const host = createFakeHost({
    answers: {
      getPage: async () => ({
        bytes: await new Response('x').blob(),
        mediaType: 'application/pdf',
      }),
      getPageIndex: () => ({ edition: 'e', sizes: [], pages: [] }),
    },
  });
  const lent = {
    ...keeper,
    state: () => ({ kind: 'active', licence: {} }),
    subscribe: () => () => {},
  };
  const ask = { ...request, keeper: lent as unknown as LicenceKeeper };
  await openSource(host.context, ask).page(1);
  expect(host.http.requestsOf('getPageIndex')).toHaveLength(0);
  await openSource(host.context, { ...ask, hasParts: true }).page(1);
  while (host.http.requestsOf('getPageIndex').length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(host.http.requestsOf('getPage')).toHaveLength(2);
});
