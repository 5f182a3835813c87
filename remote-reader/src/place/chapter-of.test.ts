import { expect, it } from '@jest/globals';
import { chapterOf } from './chapter-of.ts';

const entries = [
  { link: '', title: 'Part one', children: [{ link: 'a.xhtml#top', title: 'A', children: [] }] },
  {
    link: 'b.xhtml?x=1',
    title: 'B',
    children: [{ link: 'b.xhtml#2', title: 'B 2', children: [] }],
  },
  { link: 'c.xhtml', title: '', children: [] },
];

it.each([
  ['a.xhtml', 'A'],
  ['b.xhtml', 'B'],
  ['c.xhtml', undefined],
  ['d.xhtml', undefined],
])('the chapter of %s is %s', (file, title) => {
  expect(chapterOf(entries, file)).toBe(title);
});
