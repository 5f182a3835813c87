import { expect, test } from '@jest/globals';
import { cloths, coverLayouts, designCover } from './cover-design.ts';

test('the same book always gets the same cover', () => {
  const { cloth, layout } = designCover('Max Havelaar', 'Multatuli; Douwes Dekker, Eduard');
  expect(designCover('Max Havelaar', 'Multatuli')).toMatchObject({ cloth, layout });
  expect(designCover('Max Havelaar')).toMatchObject({ cloth, layout });
  expect(designCover('', undefined, 'Max Havelaar')).toMatchObject({ cloth, layout });
});

test('many books use every cloth and every layout', () => {
  const designs = Array.from({ length: 400 }, (_, n) => designCover(`Volume ${n}`));
  expect(new Set(designs.map(({ cloth }) => cloth)).size).toBe(cloths.length);
  expect(new Set(designs.map(({ layout }) => layout)).size).toBe(coverLayouts.length);
});

test('a long title leaves its subtitle out, a short one keeps it', () => {
  expect(
    designCover('The origin of species : by means of natural selection, or the preservation').title,
  ).toBe('The origin of species');
  expect(designCover('Faust: eine Tragödie').title).toBe('Faust: eine Tragödie');
});

test('long words and long titles are set smaller, but never too small to read', () => {
  const short = designCover('Emma');
  const longWord = designCover('Middlemarch');
  const longTitle = designCover('A history of the reading rooms of Europe and their people');
  expect(longWord.titleSize).toBeLessThan(short.titleSize);
  expect(longTitle.titleSize).toBeLessThan(short.titleSize);
  expect(longWord.leastSize).toBeLessThan(short.leastSize);
  expect(designCover('m'.repeat(60))).toMatchObject({ titleSize: 6, leastSize: 7.2 });
});

test('of several authors it shows the first', () => {
  expect(designCover('Faust', 'Goethe, J.W. von; Schiller, F.').author).toBe('Goethe, J.W. von');
  expect(designCover('Faust', '  ').author).toBeUndefined();
});
