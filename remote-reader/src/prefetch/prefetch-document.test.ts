import { expect, test } from '@jest/globals';
import { prefetching } from '@leeszaal/remote-kit/prefetch';
import { createFakeHost } from '@leeszaal/remote-kit/testing';
import { endpoints } from '@leeszaal/shared-contracts';
import { createOpenLoans } from '../licence/open-loans.ts';
import { BOOK } from '../testing/open-reader.ts';
import { createViewerCode } from '../viewers/viewer-code.ts';
import { createViewers } from '../viewers/viewers.ts';
import { createPrefetch } from './prefetch.ts';
import { NO_OPENINGS } from './testing/no-openings.ts';

const { signal } = new AbortController();

function hostAt(path: string) {
  const host = createFakeHost({ path, answers: { getAppearance: () => BOOK } });
  const viewers = createViewers(createViewerCode(), document.body);
  const prefetch = createPrefetch({
    host: host.context,
    loans: createOpenLoans(),
    viewers,
    openings: NO_OPENINGS,
  });
  return {
    ...host,
    asked: () => host.http.requestsOf('getAppearance'),
    prefetch,
    find: (docKey: string) =>
      prefetching(host.context).call(endpoints.getAppearance, { params: { docKey } }, { signal }),
  };
}

test('the metadata of a document that is opened by its address are asked for before there is a screen [R2.105]', async () => {
  const { prefetch, asked, find } = hostAt('/reader/doc%2F1');
  prefetch.start();
  expect(asked()).toEqual([{ params: { docKey: 'doc/1' } }]);
  expect(await find('doc/1')).toEqual(BOOK);
  expect(asked()).toHaveLength(1);
  prefetch.cancel();
});

test('at another address no metadata are asked for, and another document has its own', async () => {
  const loader = hostAt('/pub-1');
  loader.prefetch.start();
  expect(loader.asked()).toHaveLength(0);
  const { prefetch, asked, find } = hostAt('/reader/doc-1');
  prefetch.start();
  await find('doc-2');
  expect(asked()).toEqual([{ params: { docKey: 'doc-1' } }, { params: { docKey: 'doc-2' } }]);
});
