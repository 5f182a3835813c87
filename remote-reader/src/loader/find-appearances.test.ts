import { expect, test } from '@jest/globals';
import type { HostContext } from '@leeszaal/shared-contracts';
import { createFakeHost } from '@leeszaal/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { askForAppearances, findAppearances } from './find-appearances.ts';
import { giveUp, takeLoan } from './open-ahead.ts';

const PDF = { docKey: 'doc-1', mimeType: 'application/pdf' };
const { signal } = new AbortController();

function hostAt(path: string) {
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
  const asked = (wanted: string) => host.http.calls.filter(({ name }) => name === wanted);
  return {
    ...host,
    find: (pubKey: string) => findAppearances(host.context, pubKey, signal),
    forms: () => asked('getPublicationAppearances'),
    loans: () => asked('acquireLicence'),
    returns: () => asked('releaseLicence').map(({ request }) => request),
  };
}

test('what was asked early is not asked again by the screen', async () => {
  const { context, forms, find } = hostAt('/pub-1');
  askForAppearances(context);
  expect(await find('pub-1')).toEqual([PDF]);
  expect(forms()).toHaveLength(1);
  await find('pub-1');
  expect(forms()).toHaveLength(2);
  giveUp(context);
});

test('nothing is asked early at another address, nor answered to another question', async () => {
  const reader = hostAt('/reader/doc-1');
  askForAppearances(reader.context);
  expect(reader.http.calls).toHaveLength(0);
  const { context, forms, find } = hostAt('/pub-1');
  askForAppearances(context);
  await find('pub-2');
  expect(forms()).toHaveLength(2);
  giveUp(context);
});

test('the loan is asked for with the forms, and is there for the document, once', async () => {
  const { context, loans, returns } = hostAt('/pub-1');
  askForAppearances(context);
  expect(loans()).toHaveLength(1);
  const loan = takeLoan(context, 'pub-1');
  await waitFor(() => expect(loan?.keeper.key()).toBe('key of pub-1'));
  expect(takeLoan(context, 'pub-1')).toBeUndefined();
  giveUp(context);
  expect(returns()).toEqual([]);
  loan?.end();
  expect(returns()).toEqual([{ params: { licenseKey: 'key of pub-1' } }]);
  loan?.end();
  expect(returns()).toHaveLength(1);
});

test('a loan that was asked for with the forms goes back when nobody wants it, or something else', async () => {
  for (const leave of [giveUp, (host: HostContext) => takeLoan(host, 'pub-2')]) {
    const { context, returns } = hostAt('/pub-1');
    askForAppearances(context);
    expect(leave(context)).toBeUndefined();
    await waitFor(() => expect(returns()).toEqual([{ params: { licenseKey: 'key of pub-1' } }]));
    giveUp(context);
  }
});
