import { expect, test } from '@jest/globals';
import { positionBeside, type Side } from './position-beside.ts';

const size = { width: 100, height: 20 };
const bounds = { left: 0, top: 0, width: 400, height: 300 };

test.each<[string, Side, readonly [number, number], readonly [number, number]]>([
  ['above its trigger', 'top', [180, 100], [150, 74]],
  ['below it', 'bottom', [180, 100], [150, 146]],
  ['to the left of it', 'left', [180, 100], [74, 110]],
  ['to the right of it', 'right', [180, 100], [226, 110]],
  ['below instead of beyond the top', 'top', [180, 10], [150, 56]],
  ['above instead of beyond the bottom', 'bottom', [180, 250], [150, 224]],
  ['to the left instead of beyond the right', 'right', [350, 100], [244, 110]],
  ['within the left edge', 'top', [0, 100], [12, 74]],
  ['within the right edge', 'top', [380, 100], [288, 74]],
])('%s', (_, side, [left, top], position) => {
  const trigger = { left, top, width: 40, height: 40 };
  const found = positionBeside({ side, gap: 6 }, size, trigger, bounds);
  expect([found.left, found.top]).toEqual(position);
});

test.each([
  ['left', 180],
  ['right', 120],
] as const)('their %s edges are aligned', (align, left) => {
  const trigger = { left: 180, top: 100, width: 40, height: 40 };
  expect(positionBeside({ side: 'bottom', gap: 6, align }, size, trigger, bounds).left).toBe(left);
});

test('one that is higher than both spaces has the larger one', () => {
  const trigger = { left: 180, top: 200, width: 40, height: 40 };
  const tall = { width: 100, height: 900 };
  const found = positionBeside({ side: 'bottom', gap: 8 }, tall, trigger, bounds);
  expect(found).toEqual({ left: 150, top: 12, side: 'top', room: 180 });
});

test('stays within bounds that are not the window', () => {
  const trigger = { left: 500, top: 400, width: 40, height: 40 };
  const place = { left: 450, top: 380, width: 200, height: 100 };
  const found = positionBeside({ side: 'top', gap: 6 }, size, trigger, place);
  expect(found).toEqual({ left: 470, top: 446, side: 'bottom', room: 22 });
});
