import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mergedSpans } from './year-spans.ts';

test('merges spans that overlap or touch, and leaves out those with exchanged ends', () => {
  expect(
    mergedSpans([
      { from: 1950, to: 1960 },
      { from: 1900, to: 1910 },
      { from: 1911, to: 1920 },
      { from: 1955, to: 1957 },
      { from: 1930, to: 1925 },
    ]),
  ).toEqual([
    { from: 1900, to: 1920 },
    { from: 1950, to: 1960 },
  ]);
});

test('keeps the years of any spans', () => {
  const year = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(fc.array(fc.record({ from: year, to: year })), year, (spans, asked) => {
      const has = ({ from, to }: (typeof spans)[number]) => from <= asked && asked <= to;
      expect(mergedSpans(spans).filter(has)).toHaveLength(spans.some(has) ? 1 : 0);
    }),
  );
});
