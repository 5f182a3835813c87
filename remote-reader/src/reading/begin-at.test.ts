import { expect, test } from '@jest/globals';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { type Begin, beginAt } from './begin-at.ts';

function callsOf(start: Begin) {
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

test('with a search the marks are there before the page, which is that of the first hit [R2.95]', () => {
  const search = { text: 'old ship', mode: 'phrase' } as const;
  expect(callsOf({ file: 'two.xhtml', search, terms: ['old ship'] })).toEqual([
    ['mark', ['old ship']],
    ['open', 'two.xhtml'],
    ['go', { to: 'hit', file: 'two.xhtml' }],
  ]);
  expect(callsOf({ search, terms: ['old', 'ship'] })).toEqual([
    ['mark', ['old', 'ship']],
    ['open', undefined],
  ]);
});

test('a place of an earlier visit wins over the file of the address, and keeps the marks', () => {
  const search = { text: 'ship', mode: 'words' } as const;
  expect(callsOf({ file: '3.pdf', search, terms: ['ship'], place: '12.pdf' })).toEqual([
    ['mark', ['ship']],
    ['open', '12.pdf'],
  ]);
});
