import { describe, expect, test } from '@jest/globals';
import { clampScale, FONT_ZOOM, PAGE_ZOOM, zoomed } from './zoom-steps.ts';

const walk = (from: number, direction: 'in' | 'out', range: typeof PAGE_ZOOM) => {
  const scales = [from];
  for (;;) {
    const last = scales.at(-1) ?? from;
    const next = zoomed(last, direction, range);
    if (next === last) return scales;
    scales.push(next);
  }
};

describe('zoom steps', () => {
  test('letters go from 0.4 to 2 by 0.2 [R5.3 R9.6]', () => {
    expect(walk(0.4, 'in', FONT_ZOOM)).toEqual([0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2]);
    expect(walk(2, 'out', FONT_ZOOM).at(-1)).toBe(0.4);
  });

  test('a page goes from 0.2 to 3 by 0.1, without drift [R5.2 R9.5]', () => {
    const scales = walk(0.2, 'in', PAGE_ZOOM);
    expect(scales).toHaveLength(29);
    expect(scales.at(-1)).toBe(3);
    expect(scales).toContain(0.3);
    expect(scales).toContain(1.7);
  });

  test('a step from a fitted scale keeps its hundredths, and stops at the limits', () => {
    expect(zoomed(1.37, 'in', PAGE_ZOOM)).toBe(1.47);
    expect(zoomed(2.95, 'in', PAGE_ZOOM)).toBe(3);
    expect(zoomed(0.25, 'out', PAGE_ZOOM)).toBe(0.2);
  });

  test('a scale outside the limits comes to the nearer one', () => {
    expect(clampScale(7, PAGE_ZOOM)).toBe(3);
    expect(clampScale(0, PAGE_ZOOM)).toBe(0.2);
  });
});
