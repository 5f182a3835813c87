import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canvasSize, wholePixels } from './canvas-size.ts';

test('as sharp as the screen', () => {
  expect(canvasSize({ width: 600, height: 800 }, 2)).toEqual({
    ratio: 2,
    width: 1200,
    height: 1600,
  });
});

test('a page shown on whole pixels has a pixel for each of them [R2.84]', () => {
  const side = fc.double({ min: 50, max: 1200, noNaN: true });
  fc.assert(
    fc.property(side, side, fc.constantFrom(1, 1.25, 1.5, 2, 3), (width, height, density) => {
      const shown = wholePixels({ width, height }, density);
      expect(Math.abs(shown.width - width) * density).toBeLessThanOrEqual(0.5001);
      const size = canvasSize(shown, density);
      expect(size.width).toBeCloseTo(shown.width * density, 6);
      expect(size.height).toBeCloseTo(shown.height * density, 6);
    }),
  );
});

test('never too many pixels, and never none [R2.43 R2.84]', () => {
  const side = fc.double({ min: 1, max: 50_000, noNaN: true });
  const density = fc.double({ min: 0.5, max: 4, noNaN: true });
  fc.assert(
    fc.property(side, side, density, (width, height, ratio) => {
      const size = canvasSize({ width, height }, ratio);
      expect(size.width * size.height).toBeLessThanOrEqual(2 ** 24);
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(16_384);
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
    }),
  );
});
