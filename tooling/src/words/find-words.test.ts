import { describe, expect, test } from '@jest/globals';
import type { AvoidedWord } from './avoided-words.ts';
import { findWords } from './find-words.ts';

const avoided: readonly AvoidedWord[] = [
  { word: 'larder', instead: 'cache' },
  { word: 'comes along', instead: 'arrives' },
];
const wordsIn = (text: string) => findWords(text, avoided).map(({ word }) => word);

describe('avoided words', () => {
  test('are found with their line and the word to write', () => {
    expect(findWords('one\n/** Fills the larder. */\nthree', avoided)).toEqual([
      { line: 2, word: 'larder', instead: 'cache' },
    ]);
  });

  test('are found in any case, in the order of the text', () => {
    expect(wordsIn('It comes along.\nLarder, LARDER')).toEqual(['comes along', 'Larder', 'LARDER']);
  });

  test.each(["test('fills the larder', () => {", '| C 2 | The larder |'])(
    'are found in titles of tests and in tables: %j',
    (text) => {
      expect(wordsIn(text)).toEqual(['larder']);
    },
  );

  test('are whole words', () => {
    expect(wordsIn('larders, calendar_larder, becomes along')).toEqual([]);
  });

  test.each(['comes\n * along', 'comes\n  // along', 'comes\nalong', 'comes  along'])(
    'are found across lines: %j',
    (text) => {
      expect(wordsIn(text)).toEqual(['comes along']);
    },
  );
});

describe('a name in quotes', () => {
  test.each(['`larder`', "'larder'", '"larder"'])('is exempt: %s', (text) => {
    expect(wordsIn(`The user ${text} has it.`)).toEqual([]);
  });

  test('is one word', () => {
    expect(wordsIn("t`a larder`, 'larder is full'")).toEqual(['larder', 'larder']);
  });
});
