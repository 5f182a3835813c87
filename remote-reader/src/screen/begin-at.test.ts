import { expect, test } from '@jest/globals';
import type { ReaderStart } from '@leeszaal/shared-contracts';
import type { Viewer } from '../viewers/viewer.contract.ts';
import { beginAt } from './begin-at.ts';

function callsOf(start: ReaderStart) {
  const calls: unknown[][] = [];
  const note =
    (name: keyof Viewer) =>
    (...parts: unknown[]) =>
      void calls.push([name, ...parts]);
  beginAt({ mark: note('mark'), open: note('open'), go: note('go') }, start);
  return calls;
}

test('without a place the document opens where it begins', () => {
  expect(callsOf({})).toEqual([['open', undefined]]);
});

test('a file opens at its beginning, whatever signs are in its name', () => {
  expect(callsOf({ file: '12.pdf' })).toEqual([['open', '12.pdf']]);
  expect(callsOf({ file: 'a/50%#1?.xhtml' })).toEqual([['open', 'a/50%25%231%3F.xhtml']]);
});

test('with a search the marks are there before the page, which is that of the first hit', () => {
  expect(callsOf({ file: 'two.xhtml', search: { text: 'old ship', mode: 'phrase' } })).toEqual([
    ['mark', ['old ship']],
    ['open', 'two.xhtml'],
    ['go', { to: 'hit', file: 'two.xhtml' }],
  ]);
  expect(callsOf({ search: { text: 'old ship', mode: 'words' } })).toEqual([
    ['mark', ['old', 'ship']],
    ['open', undefined],
  ]);
});
