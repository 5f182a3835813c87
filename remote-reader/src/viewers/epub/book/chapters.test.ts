import { describe, expect, test } from '@jest/globals';
import type { ContentsEntry, SpineItem } from '@leeszaal/shared-contracts';
import { currentEntry, mapContents, nextChapter, previousChapter } from './chapters.ts';
import { readOrder } from './reading-order.ts';

const entry = (title: string, link: string, ...children: ContentsEntry[]): ContentsEntry => ({
  title,
  link,
  children,
});
const spine = ['cover', 'one', 'plate', 'two', 'end'].map(
  (name): SpineItem => ({ path: `${name}.xhtml`, linear: true, layout: 'reflowable' }),
);
const contents = [
  entry('One', 'one.xhtml', entry('1.1', 'one.xhtml#s1'), entry('1.2', 'one.xhtml#s2')),
  entry('Part', '', entry('Two', 'two.xhtml?x=1#top')),
  entry('Three', 'two.xhtml#three'),
  entry('Elsewhere', 'missing.xhtml'),
];
const order = readOrder(spine, contents);
const map = mapContents(contents, order);
const pages: Record<string, number> = { s1: 1, s2: 3, top: 0, three: 2 };
const pageOf = (fragment: string) => pages[fragment] ?? 0;

describe('chapters of an EPUB', () => {
  test('are the top-level entries; a heading begins with its first child [R2.58 R3.1]', () => {
    expect(map.chapters.map(({ entry: { title } = { title: '' } }) => title)).toEqual([
      'One',
      'Part',
      'Three',
    ]);
  });

  test.each([
    ['the cover', 0, 0, 'One', undefined],
    ['the first page of a chapter', 1, 0, 'Part', undefined],
    ['a later page of a chapter', 1, 3, 'Part', undefined],
    ['a segment that no entry names', 2, 0, 'Part', undefined],
    ['the second chapter', 3, 0, 'Three', 'One'],
    ['the middle of it', 3, 1, 'Three', 'One'],
    ['a chapter within the same segment', 3, 2, undefined, 'Part'],
    ['the end', 4, 0, undefined, 'Part'],
  ])('from %s [R2.51]', (_name, index, page, next, previous) => {
    expect(nextChapter(map, { index, page }, pageOf)?.entry?.title).toBe(next);
    expect(previousChapter(map, { index, page }, pageOf)?.entry?.title).toBe(previous);
  });

  test('are the segments where there are no contents', () => {
    const bare = mapContents([], readOrder(spine, []));
    expect(nextChapter(bare, { index: 1, page: 4 }, pageOf)?.index).toBe(2);
    expect(previousChapter(bare, { index: 1, page: 4 }, pageOf)?.index).toBe(0);
    expect(currentEntry(bare, { index: 1, page: 0 }, pageOf)).toBeUndefined();
  });
});

test.each([
  [0, 0, undefined],
  [1, 0, 'One'],
  [1, 1, '1.1'],
  [1, 2, '1.1'],
  [1, 5, '1.2'],
  [2, 0, '1.2'],
  [3, 0, 'Two'],
  [3, 2, 'Three'],
  [4, 9, 'Three'],
])('segment %s, page %s lies in %s', (index, page, title) => {
  expect(currentEntry(map, { index, page }, pageOf)?.title).toBe(title);
});
