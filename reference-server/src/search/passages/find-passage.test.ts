import { describe, expect, test } from '@jest/globals';
import { parseQuery } from '../query/parse-query.ts';
import { findPassage } from './find-passage.ts';
import { matchesPattern } from './leaf-tests.ts';

function found(text: string, query: string) {
  const passage = findPassage(text, parseQuery(query));
  return passage && { shown: text.slice(passage.from, passage.to), terms: passage.terms };
}

describe('findPassage', () => {
  test.each([
    ['a word', 'A Walrus, on ice', 'walrus', 'Walrus', ['Walrus']],
    ['a word and not a part of one', 'party of art', 'art', 'art', ['art']],
    ['a phrase across lines', 'The old,\nold ship', '"old ship"', 'old ship', ['old ship']],
    ['a phrase through punctuation', 'an old - ship', '"old ship"', 'old - ship', ['old - ship']],
    ['a beginning', 'Telescopes and tales', 'tele*', 'Telescopes', ['Tele']],
    ['a beginning with an umlaut', 'Der Ölberg', 'oel*', 'Ölberg', ['Ölberg']],
    ['an end', 'by telescope', '*scope', 'telescope', ['telescope']],
    ['a middle', 'the cabinet', 'c*t', 'cabinet', ['cabinet']],
    ['a word without its accents', 'À l’Élève', 'eleve', 'Élève', ['Élève']],
    ['a word with an accent too many', 'the eleve', 'élève', 'eleve', ['eleve']],
    ['an umlaut written out', 'schön und Übel', 'uebel', 'Übel', ['Übel']],
    ['a ligature', 'the ﬁrst', 'first', 'ﬁrst', ['ﬁrst']],
    ['through a soft hyphen', 'in\u00adspect it', 'inspect', 'in\u00adspect', ['in\u00adspect']],
    ['a compound written as one', 'an e-book here', 'ebook', 'e-book', ['e-book']],
    ['one word written as two', 'an ebook here', 'e-book', 'ebook', ['ebook']],
    ['Arabic without its vowels', 'هذا كِتَاب', 'كتاب', 'كِتَاب', ['كِتَاب']],
    ['a number that folds to two words', 'about ½ cup', 'cup', 'cup', ['cup']],
  ])('finds %s', (_name, text, query, shown, terms) => {
    expect(found(text, query)).toEqual({ shown, terms });
  });

  test('shows the first place where all words are near each other', () => {
    const far = 'x '.repeat(200);
    expect(found(`ship ${far}old ${far}an old, good ship, a ship`, 'ship old')).toEqual({
      shown: 'old, good ship',
      terms: ['ship', 'old'],
    });
  });

  test('shows the first of words that never meet, and tells them all', () => {
    const text = `a ship ${'x '.repeat(200)} an old one`;
    expect(found(text, 'old ship')).toEqual({ shown: 'ship', terms: ['ship', 'old'] });
  });

  test.each(['walrus', '"of art"', '"art party"', 'part', '9783161484100'])(
    'finds nothing for %j',
    (query) => {
      expect(found('art, and a party', query)).toBeUndefined();
    },
  );

  test('a hostile query is looked for in part', () => {
    const query = Array.from({ length: 2000 }, (_, at) => `*${at}*`).join(' ');
    expect(found(`31 ${'0 '.repeat(5000)}`, query)?.terms).toContain('31');
  });
});

describe('fitsPattern', () => {
  test.each([
    ['telescope', 'tele*pe', true],
    ['telescope', '*sco*', true],
    ['telescope', 't*e*e', true],
    ['telescope', '*telescope*', true],
    ['tele', 'tele*ele', false],
    ['telescope', 'x*', false],
    ['telescope', '*scop', false],
    ['telescope', 'telescope', true],
  ])('%j against %j: %s', (word, pattern, fits) => {
    expect(matchesPattern(word, pattern)).toBe(fits);
  });
});
