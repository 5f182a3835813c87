import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addToRows, markRows, packRows } from './posting-list.ts';

const ROWS = 1_500_000;

test('packed rows are read as they were', () => {
  const far = fc.uniqueArray(fc.nat({ max: ROWS - 1 }), { maxLength: 300 });
  const near = fc.uniqueArray(fc.nat({ max: 500 }), { maxLength: 300 });
  fc.assert(
    fc.property(fc.oneof(far, near), (numbers) => {
      const rows = Int32Array.from(numbers).sort();
      const packed = packRows(rows);
      const marks = new Uint8Array(ROWS);
      const sums = new Float32Array(ROWS);
      markRows(packed, marks);
      addToRows(packed, 0.5, sums);
      addToRows(packed, 1, sums);
      const marked = [...marks.keys()].filter((row) => marks[row] === 1);
      expect(marked).toEqual([...rows]);
      expect(rows.every((row) => sums[row] === 1.5)).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test('a near row takes one byte', () => {
  expect(packRows(Int32Array.of(0, 1, 127, 254, 382))).toHaveLength(6);
});
