import { describe, expect, test } from '@jest/globals';
import type { ContentsEntry, SpineItem } from '@leeszaal/shared-contracts';
import { readBook } from './epub-book.ts';

const item = (path: string): SpineItem => ({ path, linear: true, layout: 'reflowable' });
const address = 'http://books.test/doc/x?key=1';
const book = readBook({ title: 'A', spine: [item('one.xhtml'), item('b c.xhtml')] }, [], address);

describe('a book', () => {
  test('knows the folder of its files and its segments', () => {
    expect(book.root).toBe('http://books.test/doc/');
    expect(book.item(1).path).toBe('b c.xhtml');
    expect(() => book.item(2)).toThrow(RangeError);
    expect(book.isFixed).toBe(false);
  });

  test('knows where links lead to, in its contents and in its text', () => {
    expect(book.placeOfLink('b%20c.xhtml#top')).toEqual({ index: 1, fragment: 'top' });
    expect(book.placeOfAddress(`${book.root}one.xhtml`)).toEqual({ index: 0, fragment: undefined });
    expect(book.placeOfAddress(`${book.root}none.xhtml`)).toBeUndefined();
    expect(book.placeOfAddress('https://example.org/one.xhtml')).toBeUndefined();
  });

  test('has as many places of a file as the spine names it, and links lead to the first [R2.66]', () => {
    const spine = ['one.xhtml', 'two.xhtml', 'two.xhtml'].map(item);
    const twice = readBook({ title: 'A', spine }, [], address);
    const fragment = 'epubcfi(/6/6!/4/2/1:0)';
    expect(twice.placeOfLink(`two.xhtml#${fragment}`)).toEqual({ index: 2, fragment });
    expect(twice.placeOfLink(`one.xhtml#${fragment}`)?.index).toBe(0);
    expect(twice.placeOfAddress(`${twice.root}two.xhtml`, 2)?.index).toBe(1);
    expect(twice.placeOfAddress(`${twice.root}two.xhtml#x`, 0)?.index).toBe(1);
    expect(twice.placeOfAddress(`${twice.root}two.xhtml#x`, 2)?.index).toBe(2);
  });

  test('of five thousand segments and entries is read at once [R2.117]', () => {
    const names = [...Array(5_000)].map((_name, at) => `chapter ${at}.xhtml`);
    const contents = names.map((name): ContentsEntry => {
      return { title: name, link: `${encodeURI(name)}#start`, children: [] };
    });
    const started = performance.now();
    const long = readBook({ title: 'Long', spine: names.map(item) }, contents, address);
    expect(long.contents.entries).toHaveLength(5_000);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
