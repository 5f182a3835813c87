import { expect, test } from '@jest/globals';
import { shelfName } from './shelf-name.ts';

test('a name is trimmed, and blanks alone are none', () => {
  expect(shelfName('  Ships ')).toBe('Ships');
  expect(shelfName('   ')).toBeUndefined();
});
