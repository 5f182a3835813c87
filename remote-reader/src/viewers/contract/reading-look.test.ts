import { expect, test } from '@jest/globals';
import { readLook, STANDARD_LOOK } from './reading-look.ts';

test('what was chosen is read back', () => {
  const chosen = {
    theme: 'night',
    typeface: 'dyslexic',
    spacing: 'loose',
    margins: 'wide',
    pages: 'night',
  };
  expect(readLook(chosen)).toEqual(chosen);
});

test('an unknown value counts as not chosen, the others stay [R2.77]', () => {
  expect(readLook({ theme: 'sepia', typeface: 'gothic', spacing: 3, extra: true })).toEqual({
    ...STANDARD_LOOK,
    theme: 'sepia',
  });
});

test.each([undefined, null, 'night', 7, []])('%p is no look: nothing is chosen', (value) => {
  expect(readLook(value)).toEqual(STANDARD_LOOK);
});
