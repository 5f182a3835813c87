import { expect, jest, test } from '@jest/globals';
import { prefetching } from '@leeszaal/remote-kit/prefetch';
import { createFakeHost } from '@leeszaal/remote-kit/testing';
import { endpoints } from '@leeszaal/shared-contracts';
import { waitFor } from '@testing-library/react';
import { createOpenLoans } from '../licence/open-loans.ts';
import { createViewerCode } from '../viewers/viewer-code.ts';
import { createViewers } from '../viewers/viewers.ts';
import { createPrefetch, type Prefetch } from './prefetch.ts';
import { NO_OPENINGS } from './testing/no-openings.ts';

const PDF = { docKey: 'doc-1', mimeType: 'application/pdf' };
const { signal } = new AbortController();

function hostAt(path: string, state?: unknown) {
  const host = createFakeHost({
    path,
    answers: {
      getPublicationAppearances: () => ({ metadata: { appearances: [PDF] } }),
      acquireLicence: ({ params }) => ({
        licenseKey: `key of ${params.pubKey}`,
        softExpiryTime: 600,
      }),
      releaseLicence: () => undefined,
    },
  });
  host.context.navigation.navigate(path, { replace: true, state });
  const viewers = createViewers(createViewerCode(), document.body);
  const startAhead = jest.spyOn(viewers, 'startAhead');
  const prefetch = createPrefetch({
    host: host.context,
    loans: createOpenLoans(),
    viewers,
    openings: NO_OPENINGS,
  });
  return {
    ...host,
    prefetch,
    startAhead,
    find: (pubKey: string) =>
      prefetching(host.context).call(
        endpoints.getPublicationAppearances,
        { params: { pubKey } },
        { signal },
      ),
    forms: () => host.http.requestsOf('getPublicationAppearances'),
    loans: () => host.http.requestsOf('acquireLicence'),
    returns: () => host.http.requestsOf('releaseLicence'),
  };
}

test('what was asked early is not asked again by the screen [R2.105]', async () => {
  const { prefetch, forms, find } = hostAt('/pub-1');
  prefetch.start();
  expect(await find('pub-1')).toEqual({ metadata: { appearances: [PDF] } });
  expect(forms()).toHaveLength(1);
  await find('pub-1');
  expect(forms()).toHaveLength(2);
  prefetch.cancel();
});

test('nothing is asked early at another address, nor answered to another question', async () => {
  const reader = hostAt('/reader/doc-1');
  const results = hostAt('/search');
  results.prefetch.start();
  expect(results.http.calls).toHaveLength(0);
  reader.prefetch.start();
  expect([...reader.forms(), ...reader.loans()]).toHaveLength(0);
  const { prefetch, forms, find } = hostAt('/pub-1');
  prefetch.start();
  await find('pub-2');
  expect(forms()).toHaveLength(2);
  prefetch.cancel();
});

test('the loan is asked for with the forms, and is there for the document, once [R2.107]', async () => {
  const { prefetch, loans, returns } = hostAt('/pub-1');
  prefetch.start();
  expect(loans()).toHaveLength(1);
  const loan = prefetch.takeLoan('pub-1');
  await waitFor(() => expect(loan?.keeper.key()).toBe('key of pub-1'));
  expect(prefetch.takeLoan('pub-1')).toBeUndefined();
  prefetch.cancel();
  expect(returns()).toEqual([]);
  loan?.end();
  expect(returns()).toEqual([{ params: { licenseKey: 'key of pub-1' } }]);
  loan?.end();
  expect(returns()).toHaveLength(1);
});

test('a loan that was asked for with the forms goes back when it is not wanted, or another one is [R2.107]', async () => {
  for (const leave of [
    (begun: Prefetch) => begun.cancel(),
    (begun: Prefetch) => begun.takeLoan('pub-2'),
  ]) {
    const { prefetch, returns } = hostAt('/pub-1');
    prefetch.start();
    expect(leave(prefetch)).toBeUndefined();
    await waitFor(() => expect(returns()).toEqual([{ params: { licenseKey: 'key of pub-1' } }]));
    prefetch.cancel();
  }
});

test.each([
  [{ pubKey: 'pub-1', mimeType: 'application/epub+zip' }, 'application/epub+zip'],
  // An embedded reader's page knows the format alone (R10.32).
  [{ mimeType: 'epub' }, 'epub'],
  [{ pubKey: 'pub-1' }, undefined],
  [undefined, undefined],
])('an entry of the history with %p prepares for that media type [R2.211]', (state, mimeType) => {
  const { prefetch, startAhead } = hostAt('/pub-1', state);
  prefetch.start();
  expect(startAhead.mock.calls).toEqual([[mimeType]]);
  prefetch.cancel();
});
