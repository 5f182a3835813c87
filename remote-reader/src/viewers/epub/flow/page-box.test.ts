import { describe, expect, test } from '@jest/globals';
import { MARGINS } from '../../contract/reading-look.ts';
import { pageBox } from './page-box.ts';

const SCREEN = { width: 1000, height: 700 };
const PHONE = { width: 390, height: 740 };

describe('the margins of a page', () => {
  test.each([
    ['on a screen', SCREEN],
    ['on a phone', PHONE],
  ])('%s grow with the choice, the lines get shorter [R2.73]', (_, size) => {
    const boxes = MARGINS.map((margins) => pageBox('rightwards', size, 1, margins));
    const lines = boxes.map(({ line }) => line);
    const across = boxes.map((box) => box.across);
    expect(lines).toEqual([...lines].sort((a, b) => b - a));
    expect(new Set(lines).size).toBe(MARGINS.length);
    expect(across).toEqual([...across].sort((a, b) => a - b));
  });

  test.each(MARGINS)('%s: a line and its gap are a page, to the pixel', (margins) => {
    for (const fontScale of [0.4, 1, 2]) {
      const { line, gap } = pageBox('rightwards', { ...SCREEN, width: 1003 }, fontScale, margins);
      expect(line + gap).toBe(1003);
      expect(Number.isInteger(line)).toBe(true);
    }
  });

  test('vertical lines have theirs right and left', () => {
    const { across, height } = pageBox('downwards', PHONE, 1, 'wide');
    expect(across).toBeGreaterThanOrEqual(39);
    expect(height).toBeLessThan(PHONE.height - 2 * 70);
  });
});
