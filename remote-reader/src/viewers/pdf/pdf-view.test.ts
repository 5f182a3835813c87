import { describe, expect, test } from '@jest/globals';
import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { readOutline } from './page-moves.ts';
import { viewOf } from './pdf-view.ts';

const contents: ContentsEntry[] = [
  { title: 'Preface', link: '1.pdf', children: [] },
  { title: 'One', link: '3.pdf', children: [] },
];
const outline = readOutline(contents, 4);
const shown = { scale: 1, fits: true, labels: undefined };

describe('what a page of a PDF is to its reader', () => {
  test('its number, its place and its entry', () => {
    const view = viewOf(3, outline, shown);
    expect(view).toMatchObject({ place: '3.pdf', file: '3.pdf', page: 3, pageCount: 4 });
    expect(view).toMatchObject({ progress: 0.75, pageLabel: undefined, scale: 1, fits: true });
    expect(view.entry).toBe(contents[1]);
    expect(view.can).toMatchObject({ nextPage: true, nextChapter: false, zoomIn: true });
  });

  test('the printed number is told of each page that has one, in a document with numbers of its own', () => {
    const labels = ['i', 'ii', '3', ''];
    const labelOf = (page: number) => viewOf(page, outline, { ...shown, labels }).pageLabel;
    expect([1, 2, 3, 4].map(labelOf)).toEqual(['i', 'ii', '3', undefined]);
  });

  test('zooming ends at its limits', () => {
    const can = (scale: number) => viewOf(1, outline, { ...shown, scale, fits: false }).can;
    expect(can(3)).toMatchObject({ zoomIn: false, zoomOut: true });
    expect(can(0.2)).toMatchObject({ zoomIn: true, zoomOut: false });
  });
});
