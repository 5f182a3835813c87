import { expect, test } from '@jest/globals';
import { defaultAfter, offeredLanguages, withLanguage } from './offered-languages.ts';

test('the offered languages are in the order of the menu; a list without any offers all', () => {
  expect(offeredLanguages(['fr', 'nl', 'xx'])).toEqual(['nl', 'fr']);
  expect(offeredLanguages(['xx'])).toEqual(['nl', 'en', 'de', 'fr']);
  expect(offeredLanguages(undefined)).toEqual(['nl', 'en', 'de', 'fr']);
});

test('a language is added and removed; the saved languages in another order are no change', () => {
  expect(withLanguage(['nl', 'de'], 'en', true, undefined)).toEqual(['nl', 'en', 'de']);
  expect(withLanguage(['nl', 'en', 'de'], 'nl', false, ['nl', 'en', 'de'])).toEqual(['en', 'de']);
  const saved = ['de', 'nl'] as const;
  expect(withLanguage(['nl'], 'de', true, saved)).toBe(saved);
});

test.each([
  ['de', 'de', ['en', 'fr'], 'en'],
  ['de', 'fr', ['en', 'fr'], undefined],
  ['nl', undefined, ['de', 'fr'], 'de'],
  ['de', undefined, ['nl', 'fr'], undefined],
] as const)('without %s, the default %j moves among %j to %j', (removed, shown, offered, next) => {
  expect(defaultAfter(removed, shown, offered)).toBe(next);
});
