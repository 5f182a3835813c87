import { expect, it } from '@jest/globals';
import { fillPlaceholders, placeholderFaults, placeholdersOf } from './mail-text.ts';

it('a text has its placeholders once each, without braces', () => {
  expect(placeholdersOf('{name}, {link} {name} { } {a b} {}')).toEqual(['name', 'link', '']);
});

it('a text with an unknown placeholder, or without a needed one, is at fault', () => {
  expect(placeholderFaults('order', { subject: '{link}', body: '{name}' })).toEqual({
    unknown: ['link'],
    misplaced: [],
    missing: ['lines'],
  });
  expect(placeholderFaults('password', { subject: '{link}', body: '' })).toEqual({
    unknown: [],
    misplaced: ['link'],
    missing: ['link'],
  });
});

it.each([
  ['{link}', true],
  ['Here:\n{link}\nYours', true],
  ['Here {link} .', true],
  ['https://elsewhere.example/?to={link}', false],
  ['{link}.elsewhere.example', false],
  ['{link} {link}', false],
])('a needed placeholder is alone in a text, once: %j', (body, isRight) => {
  expect(placeholderFaults('password', { subject: 'x', body }).missing.length === 0).toBe(isRight);
});

it('facts take the place of placeholders as they are [S2.124]', () => {
  const facts = { name: '{link} $& $1', link: 'https://library.example' };
  expect(fillPlaceholders('{name}: {link}, {days}, {toString}', facts)).toBe(
    '{link} $& $1: https://library.example, {days}, {toString}',
  );
});
