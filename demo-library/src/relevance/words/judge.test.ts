import { describe, expect, test } from '@jest/globals';
import { judge, meanOf } from './judge.ts';

describe('judge', () => {
  test('the ideal order has both figures 1', () => {
    expect(judge(['a', 'b', 'x'], { a: 3, b: 1 })).toEqual({ ndcg: 1, reciprocalRank: 1 });
  });

  test('computes a known example', () => {
    // Gains 1/log2(2) and 7/log2(3), of an ideal 7/log2(2) and 1/log2(3).
    const { ndcg, reciprocalRank } = judge(['b', 'a'], { a: 3, b: 1 });
    expect(ndcg).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)), 10);
    expect(reciprocalRank).toBe(0.5);
  });

  test('results after the tenth do not count', () => {
    const others = Array.from({ length: 10 }, (_each, at) => `x${at}`);
    expect(judge([...others, 'a'], { a: 3 })).toEqual({ ndcg: 0, reciprocalRank: 0 });
    expect(judge([], { a: 3 })).toEqual({ ndcg: 0, reciprocalRank: 0 });
  });

  test('a better record further down makes the figure less', () => {
    const grades = { a: 3, b: 2, c: 1 };
    const figures = [
      ['a', 'b', 'c'],
      ['a', 'c', 'b'],
      ['b', 'a', 'c'],
      ['c', 'b', 'a'],
      ['x', 'c', 'b'],
    ].map((order) => judge(order, grades).ndcg);
    expect(figures).toEqual(figures.toSorted((one, other) => other - one));
    expect(new Set(figures).size).toBe(figures.length);
  });

  test('means', () => {
    const figures = [
      { ndcg: 1, reciprocalRank: 0 },
      { ndcg: 0.5, reciprocalRank: 1 },
    ];
    expect(meanOf(figures)).toEqual({ ndcg: 0.75, reciprocalRank: 0.5 });
    expect(meanOf([])).toEqual({ ndcg: 0, reciprocalRank: 0 });
  });
});
