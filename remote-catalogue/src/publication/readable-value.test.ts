import { expect, test } from '@jest/globals';
import { readableDate, readableLanguage } from './readable-value.ts';

test.each([
  ['1909-11-02', 'en', '2 November 1909'],
  ['1909-11-02', 'nl', '2 november 1909'],
  ['1909-99-99', 'en', '1909-99-99'],
  ['about 1909', 'en', 'about 1909'],
])('the day %s is in %s: %s [C2.123]', (day, language, text) => {
  expect(readableDate(day, language)).toBe(text);
});

test.each([
  ['nl', 'en', 'Dutch'],
  ['nl', 'fr', 'Néerlandais'],
  ['dut', 'en', 'Dutch'],
  ['zz', 'en', 'zz'],
  ['zz-x', 'en', 'zz-x'],
  ['Oudsaksisch', 'en', 'Oudsaksisch'],
  ['nl; fy', 'en', 'nl; fy'],
])('the language %s is in %s: %s [C2.123]', (code, language, name) => {
  expect(readableLanguage(code, language)).toBe(name);
});
