import { describe, expect, test } from '@jest/globals';
import type { ContentsEntry, SpineItem } from '@leeszaal/shared-contracts';
import { readBook } from './book/epub-book.ts';
import { viewOf } from './epub-view.ts';

const entry = (title: string, link: string): ContentsEntry => ({ title, link, children: [] });
const spine = ['one', 'two'].map(
  (name): SpineItem => ({ path: `${name}.xhtml`, linear: true, layout: 'reflowable' }),
);
const contents = [entry('One', 'one.xhtml'), entry('Two', 'two.xhtml')];
const book = readBook({ title: 'A', spine }, contents, 'http://books.test/doc/x');
const segment = {
  layout: { pageCount: 4, firstOn: () => undefined },
  pageOfAnchor: () => 0,
  fontScale: 1,
};

describe('what a page of an EPUB is to its reader', () => {
  test('the first page of all', () => {
    const view = viewOf({ index: 0, page: 0, turn: 0 }, book, segment);
    expect(view).toMatchObject({ place: 'one.xhtml', page: 1, pageCount: 4, progress: 0.125 });
    expect(view.entry).toBe(contents[0]);
    expect(view.can).toMatchObject({
      firstPage: false,
      previousPage: false,
      nextPage: true,
      lastPage: true,
      previousChapter: false,
      nextChapter: true,
    });
  });

  test('the last page of all', () => {
    const view = viewOf({ index: 1, page: 3, turn: 0 }, book, segment);
    expect(view).toMatchObject({ file: 'two.xhtml', page: 4, progress: 1 });
    expect(view.can).toMatchObject({
      firstPage: true,
      previousPage: true,
      nextPage: false,
      lastPage: false,
      previousChapter: true,
      nextChapter: false,
    });
  });

  test('its progress is by length: a cover is no third of a book of three files', () => {
    const lengths = [100, 9000, 900];
    const items = lengths.map(
      (length, at): SpineItem => ({
        path: `${at}.xhtml`,
        linear: true,
        layout: 'reflowable',
        length,
      }),
    );
    const long = readBook({ title: 'A', spine: items }, [], 'http://books.test/doc/x');
    const progress = (index: number, page: number) =>
      viewOf({ index, page, turn: 0 }, long, segment).progress;
    expect(progress(0, 3)).toBe(0.01);
    expect(progress(1, 1)).toBe(0.46);
    expect(progress(2, 3)).toBe(1);
  });

  test('its place is what stands first on it', () => {
    const paragraph = document.createElement('p');
    paragraph.append('text');
    document.body.replaceChildren(paragraph);
    const node = paragraph.firstChild as Text;
    const layout = { pageCount: 4, firstOn: () => ({ node, offset: 2 }) };
    const { place } = viewOf({ index: 1, page: 1, turn: 0 }, book, { ...segment, layout });
    expect(place).toMatch(/^two\.xhtml#epubcfi\(\/6\/4!.*:2\)$/);
  });

  test('letters of another size do not fit by themselves, and end at their limits', () => {
    const view = viewOf({ index: 0, page: 0, turn: 0 }, book, { ...segment, fontScale: 2 });
    expect(view).toMatchObject({ scale: 2, fits: false });
    expect(view.can).toMatchObject({ zoomIn: false, zoomOut: true });
  });
});
