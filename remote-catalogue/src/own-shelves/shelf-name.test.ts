import { expect, test } from '@jest/globals';
import { shelfName } from './shelf-name.ts';

test('a name is trimmed, and blanks alone are none [C5.21]', () => {
  expect(shelfName('  Ships ')).toEqual({ name: 'Ships', fault: undefined });
  expect(shelfName('   ').fault).toBe('required');
});

test('the limit of the API holds for the trimmed name [C5.20]', () => {
  expect(shelfName(` ${'x'.repeat(200)} `).fault).toBeUndefined();
  expect(shelfName('x'.repeat(201)).fault).toBe('long');
});
