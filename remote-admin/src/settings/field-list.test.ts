import { expect, test } from '@jest/globals';
import { ADVANCED_FIELD_LIMIT } from '@leeszaal/shared-contracts';
import { addField, moveField } from './field-list.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [7, 0, 'abc'],
])('from %i to %i [C2.198]', (from, to, expected) => {
  expect(moveField(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});

test('five fields are the most [C5.11 C9.23]', () => {
  const full = [...Array(ADVANCED_FIELD_LIMIT)].map((_, index) => String(index));
  expect(addField(full, 'x')).toBe(full);
  expect(addField(full.slice(1), 'x')).toHaveLength(ADVANCED_FIELD_LIMIT);
});

test('a field that is listed is not listed again [C5.12]', () => {
  const fields = ['title', 'isbn'];
  expect(addField(fields, 'title')).toBe(fields);
});
