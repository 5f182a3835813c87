import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Area, pathAround, pictureAreas, withoutOverlaps } from './picture-areas.ts';

const area = fc
  .tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 12 })))
  .map(([x, y, width, height]) => ({
    left: (x ?? 0) / 24,
    top: (y ?? 0) / 24,
    right: ((x ?? 0) + (width ?? 0) + 1) / 25,
    bottom: ((y ?? 0) + (height ?? 0) + 1) / 25,
  }));
const holds = ({ left, top, right, bottom }: Area, x: number, y: number) =>
  x > left && x < right && y > top && y < bottom;

describe('the areas of pictures', () => {
  test('are read from a corner and the two next to it, upright or lying', () => {
    const [upright] = pictureAreas([0.1, 0.2, 0.1, 0.6, 0.5, 0.2]);
    expect(upright?.left).toBeCloseTo(0.1, 2);
    expect(upright?.top).toBeCloseTo(0.2, 2);
    expect(upright?.right).toBeCloseTo(0.5, 2);
    expect(upright?.bottom).toBeCloseTo(0.6, 2);
    const [askew] = pictureAreas([0.5, 0.1, 0.2, 0.4, 0.8, 0.4]);
    expect(askew?.left).toBeCloseTo(0.2, 2);
    expect(askew?.bottom).toBeCloseTo(0.7, 2);
  });

  test('end with the page, and what is outside of it is none', () => {
    const [cut, ...others] = pictureAreas([-1, -1, -1, 2, 3, -1, 2, 2, 2, 3, 3, 2]);
    expect(cut).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
    expect(others).toEqual([]);
  });

  test('taken apart they cover the same, and nothing twice [R2.74]', () => {
    const spot = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(area, { maxLength: 6 }), spot, spot, (areas, x, y) => {
        const covering = withoutOverlaps(areas).filter((part) => holds(part, x, y)).length;
        expect(covering).toBeLessThanOrEqual(1);
        if (covering === 1) expect(areas.some((one) => holds(one, x, y))).toBe(true);
      }),
    );
    const whole: Area = { left: 0, top: 0, right: 1, bottom: 1 };
    expect(withoutOverlaps([whole, { ...whole, left: 0.5 }])).toEqual([whole]);
  });
});

test('the path leaves the pictures out [R2.74]', () => {
  expect(pathAround([])).toBe('none');
  expect(pathAround([{ left: 0.25, top: 0.1, right: 0.5, bottom: 0.2 }])).toBe(
    'polygon(nonzero, 0% 0%, 100% 0%, 100% 100%, 0% 100%, 0% 0%, 25% 10%, 25% 20%, 50% 20%, 50% 10%, 25% 10%, 0% 0%)',
  );
});
