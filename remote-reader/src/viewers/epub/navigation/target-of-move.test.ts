import { describe, expect, test } from '@jest/globals';
import type { ContentsEntry, SpineItem } from '@leeszaal/shared-contracts';
import type { Direction } from '../../contract/viewer.contract.ts';
import { readBook } from '../book/epub-book.ts';
import { type Position, targetOfMove } from './target-of-move.ts';

const entry = (title: string, link: string): ContentsEntry => ({ title, link, children: [] });
const spine = ['cover', 'one', 'two', 'end'].map(
  (name): SpineItem => ({ path: `${name}.xhtml`, linear: true, layout: 'reflowable' }),
);
const contents = [entry('One', 'one.xhtml'), entry('Two', 'two.xhtml#half')];
const book = readBook({ title: 'A', spine }, contents, 'http://books.test/doc/x?key=1');

const standing: Position = {
  shown: { index: 1, page: 4 },
  target: undefined,
  marked: ['lamp'],
  pageOfAnchor: () => () => 2,
};
const go = (to: Direction, position = standing) => targetOfMove({ to }, book, position);

describe('where a move leads to', () => {
  test.each([
    ['next-page', { index: 1, spot: { at: 'page', page: 4 }, pages: 1 }],
    ['previous-page', { index: 1, spot: { at: 'page', page: 4 }, pages: -1 }],
    ['first-page', { index: 0, spot: { at: 'start' }, pages: 0 }],
    ['last-page', { index: 3, spot: { at: 'end' }, pages: 0 }],
    ['next-chapter', { index: 2, spot: { at: 'fragment', fragment: 'half' }, pages: 0 }],
    ['previous-chapter', undefined],
  ] as const)('%s', (to, target) => {
    expect(go(to)).toEqual(target);
  });

  test('further presses go on from the page that is on its way', () => {
    const target = { index: 2, spot: { at: 'start' }, pages: 1 } as const;
    expect(go('next-page', { ...standing, target })).toEqual({ ...target, pages: 2 });
    expect(go('next-chapter', { ...standing, target })).toEqual({
      index: 2,
      spot: { at: 'fragment', fragment: 'half' },
      pages: 0,
    });
  });

  test('nothing is turned before anything is shown', () => {
    expect(go('next-page', { ...standing, shown: undefined })).toBeUndefined();
  });

  test('a hit is one of the marked texts in its file, the first unless another is named', () => {
    const hit = (file: string, nth?: number) =>
      targetOfMove({ to: 'hit', file, ...(nth && { nth }) }, book, standing);
    const spot = { at: 'text', texts: ['lamp'], nth: 0 };
    expect(hit('two.xhtml')).toEqual({ index: 2, spot, pages: 0 });
    expect(hit('two.xhtml', 3)).toEqual({ index: 2, spot: { ...spot, nth: 3 }, pages: 0 });
    expect(hit('other.xhtml')).toBeUndefined();
  });

  test('a page is one of the segment, a link is one of the book', () => {
    expect(targetOfMove({ to: 'page', page: 3 }, book, standing)).toEqual({
      index: 1,
      spot: { at: 'page', page: 2 },
      pages: 0,
    });
    const link = (to: string) => targetOfMove({ to: 'link', link: to }, book, standing);
    expect(link('./end.xhtml#note%201')).toEqual({
      index: 3,
      spot: { at: 'fragment', fragment: 'note 1' },
      pages: 0,
    });
    expect(link('elsewhere.xhtml')).toBeUndefined();
  });
});
