import { expect, test } from '@jest/globals';
import { scrollDistance, viewOf } from './scroll-distance.ts';

const sight = { top: 76, bottom: 408 };

test.each([
  ['in sight', { top: 100, bottom: 120 }, 0],
  ['under the bar at the end', { top: 420, bottom: 440 }, 32],
  ['halfway under it', { top: 395, bottom: 415 }, 7],
  ['under the header', { top: 40, bottom: 60 }, -36],
  ['higher than what can be seen, and further down', { top: 100, bottom: 900 }, 24],
  ['higher than what can be seen, and begun', { top: 76, bottom: 900 }, 0],
])('what is %s is scrolled no further than needed', (_, wanted, distance) => {
  expect(scrollDistance(wanted, sight)).toBe(distance);
});

test('what is sticky counts as the page says', () => {
  const page = (scrollPaddingTop: string, scrollPaddingBottom: string, height?: number) =>
    viewOf({
      document: { documentElement: { clientHeight: 500 } },
      visualViewport: height === undefined ? null : { height },
      getComputedStyle: () => ({ scrollPaddingTop, scrollPaddingBottom }),
    } as unknown as Window);
  expect(page('76px', '92px')).toEqual(sight);
  expect(page('auto', 'auto')).toEqual({ top: 0, bottom: 500 });
  // An on-screen keyboard.
  expect(page('76px', '92px', 300)).toEqual({ top: 76, bottom: 300 });
});
