import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { covers, shownBins, yearBins } from './year-bins.ts';

test('few years have a bar each, the latest first [C2.434]', () => {
  expect(yearBins({ '1924': 3, '1860': 1, '1900': 0 })).toEqual([
    { from: 1924, to: 1924, hits: 3 },
    { from: 1860, to: 1860, hits: 1 },
  ]);
});

test('many are grouped, and grouped finer within a range [C2.434]', () => {
  const counts = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [1941 + at, 1]));
  expect(yearBins(counts).slice(0, 2)).toEqual([
    { from: 2000, to: 2000, hits: 1 },
    { from: 1990, to: 1999, hits: 10 },
  ]);
  expect(yearBins(counts, { from: 1990, to: 1999 })).toHaveLength(10);
  expect(yearBins(counts, { from: 1943, to: 1982 })[0]).toEqual({ from: 1980, to: 1982, hits: 3 });
});

test('each hit is in one of at most twelve bars [C2.434]', () => {
  const year = fc.integer({ min: 1000, max: 2999 });
  fc.assert(
    fc.property(
      fc.dictionary(year.map(String), fc.nat(9)),
      fc.option(year, { nil: undefined }),
      (counts, from) => {
        const within = from === undefined ? {} : { from };
        const bins = yearBins(counts, within);
        expect(bins.length).toBeLessThanOrEqual(12);
        const isIn = (text: string) => covers(within, { from: Number(text), to: Number(text) });
        const hits = Object.entries(counts).filter(([text]) => isIn(text));
        const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
        expect(sum(bins.map((bin) => bin.hits))).toBe(sum(hits.map(([, count]) => count)));
      },
    ),
  );
});

test('a range with one bar or none shows all bars [C2.434]', () => {
  const counts = { '1924': 3, '1860': 1 };
  const all = yearBins(counts);
  expect(shownBins(counts, { from: 1860, to: 1869 })).toEqual(all);
  expect(shownBins(counts, { from: 1700, to: 1750 })).toEqual(all);
  expect(shownBins(counts, undefined)).toEqual(all);
  expect(shownBins({ ...counts, '1861': 1 }, { to: 1900 })).toHaveLength(2);
});
