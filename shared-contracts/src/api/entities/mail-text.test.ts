import { expect, it } from '@jest/globals';
import { fillPlaceholders, placeholderFaults, placeholdersOf } from './mail-text.ts';

it('a text has its placeholders once each, without braces', () => {
  expect(placeholdersOf('{name}, {link} {name} { } {a b} {}')).toEqual(['name', 'link', '']);
});

it('a text with an unknown placeholder, or without a needed one, is at fault', () => {
  expect(placeholderFaults('order', { subject: '{link}', body: '{name}' })).toEqual({
    unknown: ['link'],
    missing: ['lines'],
  });
  // A link in the subject alone is none in the text.
  expect(placeholderFaults('password', { subject: '{link}', body: '' }).missing).toEqual(['link']);
});

it('facts take the place of placeholders as they are [S2.124]', () => {
  const facts = { name: '{link} $& $1', link: 'https://library.example' };
  expect(fillPlaceholders('{name}: {link}, {days}, {toString}', facts)).toBe(
    '{link} $& $1: https://library.example, {days}, {toString}',
  );
});
