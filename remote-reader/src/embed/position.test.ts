import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { placeAt, positionOf } from './position.ts';

test('a position leads back to its place, whatever signs are in it, and is safe in an address [R2.170]', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (place) => {
      const position = positionOf(place);
      expect(placeAt(position)).toBe(place);
      expect(encodeURIComponent(position)).toBe(position);
    }),
  );
});

test.each(['', 'p1.', '12.pdf', 'p1.%%%', 'p1.gA', 'p2.MTIucGRm'])('%j is no position', (text) => {
  expect(placeAt(text)).toBeUndefined();
});
