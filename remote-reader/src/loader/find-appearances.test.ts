import { expect, test } from '@jest/globals';
import { createFakeHost } from '@leeszaal/shared-contracts/testing';
import { askForAppearances, findAppearances } from './find-appearances.ts';

const PDF = { docKey: 'doc-1', mimeType: 'application/pdf' };
const { signal } = new AbortController();

function hostAt(path: string) {
  const host = createFakeHost({
    path,
    answers: { getPublicationAppearances: () => ({ metadata: { appearances: [PDF] } }) },
  });
  return { ...host, find: (pubKey: string) => findAppearances(host.context, pubKey, signal) };
}

test('what was asked early is not asked again by the screen', async () => {
  const { context, http, find } = hostAt('/pub-1');
  askForAppearances(context);
  expect(await find('pub-1')).toEqual([PDF]);
  expect(http.calls).toHaveLength(1);
  await find('pub-1');
  expect(http.calls).toHaveLength(2);
});

test('nothing is asked early at another address, nor answered to another question', async () => {
  const reader = hostAt('/reader/doc-1');
  askForAppearances(reader.context);
  expect(reader.http.calls).toHaveLength(0);
  const { context, http, find } = hostAt('/pub-1');
  askForAppearances(context);
  await find('pub-2');
  expect(http.calls).toHaveLength(2);
});
