import { expect, test } from '@jest/globals';
import { spellingsOf } from './spellings.ts';

test('a folded word has the spellings of all words that fold to it', () => {
  const spellings = spellingsOf(['koré', 'kore', 'küre', 'kuré', 'koré']);
  expect(spellings('kore')).toEqual(['kore', 'koré']);
  expect(spellings('kure')).toEqual(['kure', 'küre', 'kuré']);
  expect(spellings('kuere')).toEqual(['kuere', 'küre']);
  expect(spellings('press')).toEqual(['press']);
});
