import { expect, test } from '@jest/globals';
import { clothCount, coverLayouts, designCover } from './cover-design.ts';

test('the same book always gets the same cover', () => {
  expect(designCover('Max Havelaar', 'Multatuli')).toEqual(
    designCover('Max Havelaar', 'Multatuli'),
  );
});

test('many books use every cloth and every layout', () => {
  const designs = Array.from({ length: 400 }, (_, n) => designCover(`Volume ${n}`));
  expect(new Set(designs.map(({ cloth }) => cloth)).size).toBe(clothCount);
  expect(new Set(designs.map(({ layout }) => layout)).size).toBe(coverLayouts.length);
});

test('a long title leaves its subtitle out, a short one keeps it', () => {
  expect(
    designCover('The origin of species : by means of natural selection, or the preservation').title,
  ).toBe('The origin of species');
  expect(designCover('Faust: eine Tragödie').title).toBe('Faust: eine Tragödie');
});

test('long words and long titles are set smaller', () => {
  const short = designCover('Emma').titleSize;
  const longWord = designCover('Arbeidsongeschiktheidsverzekering').titleSize;
  const longTitle = designCover(
    'A history of the reading rooms of Europe and their people',
  ).titleSize;
  expect(short).toBe(15.5);
  expect(longWord).toBe(6.5);
  expect(longTitle).toBeLessThan(short);
});

test('of several authors it shows the first', () => {
  expect(designCover('Faust', 'Goethe, J.W. von; Schiller, F.').author).toBe('Goethe, J.W. von');
  expect(designCover('Faust', '  ').author).toBeUndefined();
});
