import { expect, test } from '@jest/globals';
import { createCachedVariants } from './cached-variants.ts';
import type { Lexicon } from './lexicon.contract.ts';

/** A vocabulary of English words, all with the stem `boat`. */
function vocabularyOf(words: string[]) {
  const state = { version: 1, asked: 0 };
  const lexicon: Lexicon = {
    version: async () => state.version,
    async wordsOfStems(stems) {
      state.asked += 1;
      const isAsked = stems.some(({ language, stem }) => language === 'en' && stem === 'boat');
      return isAsked ? words.map((word) => ({ language: 'en', stem: 'boat', word })) : [];
    },
    wordsOfParts: async () => [],
    known: async () => [],
    similar: async () => [],
    occur: async () => [],
    frequencies: async () => [],
  };
  return { state, variantsOf: createCachedVariants(lexicon) };
}

test('looks up a word once for each version of the catalogue [S2.210]', async () => {
  const words = ['boat', 'boats'];
  const { state, variantsOf } = vocabularyOf(words);
  expect(await variantsOf([['boat']])).toEqual([{ stems: ['boats'], others: [] }]);
  words.push('boating');
  expect(await variantsOf([['boat']])).toEqual([{ stems: ['boats'], others: [] }]);
  expect(state.asked).toBe(1);
  state.version = 2;
  expect(await variantsOf([['boat']])).toEqual([{ stems: ['boats', 'boating'], others: [] }]);
  expect(state.asked).toBe(2);
});

test('looks up only the words that it does not know, and answers in order', async () => {
  const { state, variantsOf } = vocabularyOf(['boat', 'boats']);
  await variantsOf([['zee']]);
  const [sea, boat, again] = await variantsOf([['zee'], ['boat'], ['boat']]);
  expect(sea).toEqual({ stems: [], others: [] });
  expect(boat).toEqual({ stems: ['boats'], others: [] });
  expect(again).toEqual(boat);
  expect(state.asked).toBe(2);
});
