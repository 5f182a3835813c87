import { describe, expect, test } from '@jest/globals';
import { findWords } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import { compoundsOf, formsOf, wholeForms, wordsOf, writtenTogether } from './words.ts';

const folded = (text: string, wildcards = false): string[] =>
  wordsOf(text, wildcards).map((word) => word.folded);

describe('wordsOf', () => {
  test('splits at everything that is no letter or digit', () => {
    expect(folded('Max Havelaar, of: de koffi-veilingen (1860)')).toEqual([
      'max',
      'havelaar',
      'of',
      'de',
      'koffi',
      'veilingen',
      '1860',
    ]);
  });

  test('knows the German spelling without umlauts, composed or not', () => {
    for (const text of ['Müller', 'Mu\u0308ller']) {
      expect(wordsOf(text).flatMap(formsOf)).toEqual(['muller', 'mueller']);
    }
    expect(wordsOf('Muller').flatMap(formsOf)).toEqual(['muller']);
  });

  test('keeps the two spellings of each word together', () => {
    expect(wordsOf('a Öl b Übel').map(formsOf)).toEqual([
      ['a'],
      ['ol', 'oel'],
      ['b'],
      ['ubel', 'uebel'],
    ]);
  });

  test('splits as the catalogue marks: each form of each word', () => {
    const odd = fc.string({
      unit: fc.constantFrom(
        ...'aeÉiuüßſﬁⅦΣςكاक .-',
        '\u0301',
        '\u0308',
        '\u0650',
        '\u0640',
        '\u00ad',
        'İ',
      ),
      maxLength: 12,
    });
    fc.assert(
      fc.property(odd, (text) => {
        for (const form of wordsOf(text).flatMap(formsOf)) {
          expect(findWords(text, [form])).not.toEqual([]);
        }
      }),
      { numRuns: 5000 },
    );
  });

  test('takes an asterisk for a letter only when asked', () => {
    expect(folded('recht* *geld*')).toEqual(['recht', 'geld']);
    expect(folded('recht* *geld*', true)).toEqual(['recht*', '*geld*']);
  });

  test('always splits a folded text into the same words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const words = folded(text);
        expect(folded(words.join(' '))).toEqual(words);
      }),
    );
  });
});

describe('compoundsOf', () => {
  test('groups what a hyphen or an apostrophe joins', () => {
    const compounds = compoundsOf(wordsOf("e-books, l'été; U.S.A. now"));
    expect(compounds.map(writtenTogether)).toEqual([['ebooks'], ['lete'], ['usa'], ['now']]);
  });
});

describe('wholeForms', () => {
  test('compares by words and not by punctuation', () => {
    expect(wholeForms('Wolkers, Jan')).toEqual(['wolkers jan']);
    expect(wholeForms('Öl!')).toEqual(['ol', 'oel']);
    expect(wholeForms(' ?! ')).toEqual(['?!']);
  });
});
