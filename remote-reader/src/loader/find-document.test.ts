import { expect, test } from '@jest/globals';
import { createFakeHost } from '@leeszaal/shared-contracts/testing';
import { BOOK } from '../testing/open-reader.ts';
import { askForDocument, findDocument } from './find-document.ts';
import { giveUp } from './open-ahead.ts';

const { signal } = new AbortController();

function hostAt(path: string) {
  const host = createFakeHost({ path, answers: { getAppearance: () => BOOK } });
  const asked = () => host.http.calls.map(({ request }) => request);
  return { ...host, asked, find: (docKey: string) => findDocument(host.context, docKey, signal) };
}

test('the metadata of a document that is opened by its address are asked for before there is a screen', async () => {
  const { context, asked, find } = hostAt('/reader/doc%2F1');
  askForDocument(context);
  expect(asked()).toEqual([{ params: { docKey: 'doc/1' } }]);
  expect(await find('doc/1')).toEqual(BOOK);
  expect(asked()).toHaveLength(1);
  giveUp(context);
});

test('at another address no metadata are asked for, and another document has its own', async () => {
  const loader = hostAt('/pub-1');
  askForDocument(loader.context);
  expect(loader.asked()).toHaveLength(0);
  const { context, asked, find } = hostAt('/reader/doc-1');
  askForDocument(context);
  await find('doc-2');
  expect(asked()).toEqual([{ params: { docKey: 'doc-1' } }, { params: { docKey: 'doc-2' } }]);
});
