import { expect, test } from '@jest/globals';
import { turnOfSwipe } from './turn-of-swipe.ts';

function spaceFor(scrollWidth: number): Element {
  const space = document.createElement('div');
  Object.defineProperties(space, {
    clientWidth: { value: 390 },
    scrollWidth: { value: scrollWidth },
  });
  return space;
}

test.each([
  ['left', 'ltr', 'next-page'],
  ['right', 'ltr', 'previous-page'],
  ['left', 'rtl', 'previous-page'],
  ['right', 'rtl', 'next-page'],
] as const)('a swipe to the %s in a %s document is %s [R2.40]', (side, progression, turn) => {
  expect(turnOfSwipe(side, spaceFor(390), progression)).toBe(turn);
  // A page that scrolls sideways is not turned.
  expect(turnOfSwipe(side, spaceFor(600), progression)).toBeUndefined();
});
