import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@leeszaal/shared-contracts';
import { offeredLanguages } from './offered-languages.ts';

test.each([
  [
    ['fr', 'nl'],
    ['nl', 'fr'],
  ],
  [['de'], ['de']],
  [['eo', 'en'], ['en']],
  [['eo'], LANGUAGES],
  [[], LANGUAGES],
  [null, LANGUAGES],
  [undefined, LANGUAGES],
])('of a library with the languages %j are offered: %j [C1.34]', (languages, offered) => {
  expect(offeredLanguages({ languages })).toEqual(offered);
});
