import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { numberAt, pageCandidates } from './page-candidates.ts';

const downwards = (a: number, b: number): number => b - a;

describe('the number at a place', () => {
  test('is that of the sorted numbers', () => {
    const numbers = fc.array(fc.oneof(fc.nat({ max: 5 }), fc.nat()), { minLength: 1 });
    fc.assert(
      fc.property(numbers, fc.nat(), (list, seed) => {
        const place = seed % list.length;
        expect(numberAt(Float64Array.from(list), place)).toBe(list.toSorted(downwards)[place]);
      }),
    );
  });
});

describe('the candidates of a page', () => {
  test('are all that can be on it, whatever the true scores are', () => {
    const error = 0.5;
    const scored = fc.record({
      known: fc.nat({ max: 12 }),
      off: fc.double({ min: -error, max: error, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(scored, { maxLength: 60 }),
        fc.nat({ max: 70 }),
        fc.integer({ min: 1, max: 9 }),
        (list, offset, limit) => {
          const known = Float64Array.from(list, (each) => each.known);
          const truly = list.map((each) => each.known + each.off);
          const byTruth = (a: number, b: number) => (truly[b] ?? 0) - (truly[a] ?? 0) || a - b;
          const { places, before } = pageCandidates(known, { offset, limit }, error);
          const page = places.toSorted(byTruth).slice(offset - before, offset - before + limit);
          const all = [...known.keys()].toSorted(byTruth);
          expect(page).toEqual(all.slice(offset, offset + limit));
        },
      ),
    );
  });

  test('are none beyond the last page', () => {
    const scores = Float64Array.of(3, 1, 2);
    expect(pageCandidates(scores, { offset: 3, limit: 5 }, 0)).toEqual({ places: [], before: 0 });
    expect(pageCandidates(scores, { offset: 0, limit: 0 }, 0)).toEqual({ places: [], before: 0 });
  });
});
