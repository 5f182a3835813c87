import { describe, expect, test } from '@jest/globals';
import type { ContentsEntry } from '@leeszaal/shared-contracts';
import type { Direction } from '../contract/viewer.contract.ts';
import {
  entryOfPage,
  knownPage,
  movesFrom,
  pageOfMove,
  pagesAround,
  readOutline,
} from './page-moves.ts';

const entry = (title: string, link: string, ...children: ContentsEntry[]): ContentsEntry => ({
  title,
  link,
  children,
});

const contents = [
  entry('Preface', '3.pdf'),
  entry('One', '5.pdf', entry('1.1', '5.pdf'), entry('1.2', '8.pdf')),
  entry('Part', '', entry('Two', '12.pdf')),
  entry('Outside', 'https://example.org'),
  entry('Index', '18.pdf'),
];
const outline = readOutline(contents, 20);

const go = (to: Direction, from: number) => pageOfMove({ to }, from, outline);

describe('moves in a PDF', () => {
  test('chapters are the top-level entries; a heading begins with its first child [R3.1]', () => {
    expect(outline.chapters).toEqual([3, 5, 12, 18]);
  });

  test.each([
    ['next-page', 1, 2],
    ['next-page', 20, undefined],
    ['previous-page', 2, 1],
    ['previous-page', 1, undefined],
    ['first-page', 9, 1],
    ['last-page', 9, 20],
    ['next-chapter', 1, 3],
    ['next-chapter', 3, 5],
    ['next-chapter', 8, 12],
    ['next-chapter', 18, undefined],
    ['previous-chapter', 20, 12],
    ['previous-chapter', 12, 5],
    ['previous-chapter', 4, undefined],
    ['previous-chapter', 1, undefined],
  ] as const)('%s from page %s leads to %s', (to, from, page) => {
    expect(go(to, from)).toBe(page);
  });

  test('a page number is kept within the document, a link is followed anywhere', () => {
    expect(pageOfMove({ to: 'page', page: 99 }, 1, outline)).toBe(20);
    expect(pageOfMove({ to: 'link', link: '99.pdf' }, 1, outline)).toBe(99);
    expect(pageOfMove({ to: 'link', link: 'https://example.org' }, 1, outline)).toBeUndefined();
  });

  test('a hit, and a place to open at, are pages that there are [R2.96]', () => {
    expect(pageOfMove({ to: 'hit', file: '99.pdf' }, 1, outline)).toBeUndefined();
    expect(knownPage('20.pdf', outline)).toBe(20);
    expect(knownPage('21.pdf', outline)).toBeUndefined();
    expect(knownPage('', outline)).toBeUndefined();
  });

  test('only moves that lead elsewhere are available [R2.10]', () => {
    expect(movesFrom(1, outline)).toEqual({
      firstPage: false,
      lastPage: true,
      previousPage: false,
      nextPage: true,
      previousChapter: false,
      nextChapter: true,
    });
    expect(Object.values(movesFrom(1, readOutline([], 1)))).not.toContain(true);
  });
});

test.each([
  [1, undefined],
  [3, 'Preface'],
  [4, 'Preface'],
  [5, 'One'],
  [7, '1.1'],
  [9, '1.2'],
  [13, 'Two'],
  [20, 'Index'],
])('page %s lies in %s', (page, title) => {
  expect(entryOfPage(page, outline)?.title).toBe(title);
});

test('the neighbours ahead come first, in the direction of the move [R2.43]', () => {
  expect(pagesAround(5, 4, 20)).toEqual([5, 6, 4, 4]);
  expect(pagesAround(5, 6, 20)).toEqual([5, 4, 6, 6]);
  expect(pagesAround(1, undefined, 1)).toEqual([1]);
  expect(pagesAround(20, 3, 20)).toEqual([20, 19, 3]);
});
