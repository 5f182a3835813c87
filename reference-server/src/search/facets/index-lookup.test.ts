import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { indexIn } from './index-lookup.ts';

describe('placesIn', () => {
  test.each([
    ['close together', 200],
    ['far apart', 2_000_000_000],
  ])('finds what is in a list of numbers %s, and nothing else', (_how, most) => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: most }), { maxLength: 40 }),
        fc.array(fc.integer({ min: -5, max: most + 5 })),
        (numbers, others) => {
          const list = Int32Array.from(numbers).sort();
          const indexOf = indexIn(list);
          for (const number of [...numbers, ...others]) {
            expect(indexOf(number)).toBe(list.indexOf(number));
          }
        },
      ),
    );
  });
});
