import { expect, test } from '@jest/globals';
import { shelfName } from './shelf-name.ts';

test('a name is trimmed, and blanks alone are none', () => {
  expect(shelfName('  Ships ')).toEqual({ name: 'Ships', fault: undefined });
  expect(shelfName('   ').fault).toBe('required');
});

test('the limit of the API holds for the trimmed name', () => {
  expect(shelfName(` ${'x'.repeat(200)} `).fault).toBeUndefined();
  expect(shelfName('x'.repeat(201)).fault).toBe('long');
});
