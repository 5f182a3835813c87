import { describe, expect, test } from '@jest/globals';
import { isCommonWord } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import { compoundsOf, wordsOf } from '../../text/words.ts';
import { guessLanguage } from './common-words.ts';
import { continuesAsCompound, endsAsCompound, splitsOf } from './compounds.ts';
import { withoutElisions } from './elisions.ts';
import { givenNames, initialsOf } from './initials.ts';
import { stemWord } from './stem-word.ts';
import { errorsAllowed, errorsBetween, oneErrorAway } from './typing-errors.ts';
import { languagesOf, type WordLanguage } from './word-language.ts';

describe('stemWord', () => {
  test.each<[WordLanguage, ...string[]]>([
    ['nl', 'boek', 'boeken'],
    ['nl', 'bibliotheek', 'bibliotheken'],
    ['nl', 'huis', 'huizen'],
    ['nl', 'brief', 'brieven'],
    ['nl', 'kind', 'kinderen'],
    ['nl', 'schip', 'schepen'],
    ['nl', 'mens', 'mensen', 'menschen'],
    ['nl', 'haven', 'havens'],
    ['en', 'library', 'libraries'],
    ['en', 'algorithm', 'algorithms'],
    ['en', 'mouse', 'mice'],
    ['de', 'gedicht', 'gedichte', 'gedichten'],
    ['de', 'buch', 'bucher'],
    ['de', 'museum', 'museen'],
    ['fr', 'poesie', 'poesies'],
    ['fr', 'journal', 'journaux'],
    ['fr', 'oeil', 'yeux'],
    ['fr', 'loi', 'lois'],
  ])('%s: the forms of %s have one stem [C7.30]', (language, first, ...others) => {
    for (const other of others) {
      expect(stemWord(language, other)).toBe(stemWord(language, first));
    }
  });

  test('different words keep different stems', () => {
    expect(stemWord('en', 'book')).not.toBe(stemWord('en', 'boot'));
    expect(stemWord('nl', 'kaas')).not.toBe(stemWord('nl', 'kast'));
  });
});

test.each([
  ['nl', ['nl']],
  ['Dutch', ['nl']],
  ['eng', ['en']],
  ['de-CH', ['de']],
  ['', ['nl', 'en', 'de', 'fr']],
  [undefined, ['nl', 'en', 'de', 'fr']],
  ['ar', []],
])('the words of a record in %s are stemmed in %j [C7.30]', (language, expected) => {
  expect(languagesOf(language)).toEqual(expected);
});

describe('compounds', () => {
  test.each([
    ['kantoor', 'leven', false],
    ['bibliothek', 'swesen', false],
    ['wereld', 'oorlog', false],
    ['zee', 'kaarten', true],
  ])('%s is a part at the beginning of %s%s [C7.31]', (part, rest, isKnown) => {
    expect(continuesAsCompound(part, rest, isKnown)).toBe(part !== 'zee' ? true : isKnown);
  });

  test.each([
    ['natuur', 'lijk'],
    ['roman', 'tiek'],
    ['vriend', 'schap'],
    ['zee', 'en'],
  ])('%s is none of %s%s', (part, rest) => {
    expect(continuesAsCompound(part, rest, false)).toBe(false);
  });

  test('a short part needs a longer rest', () => {
    expect(continuesAsCompound('vos', 'kuil', true)).toBe(false);
    expect(continuesAsCompound('zee', 'atlas', true)).toBe(true);
  });

  test('what comes before the last part is no prefix', () => {
    expect(endsAsCompound('oorlog', 'wereld', false)).toBe(true);
    expect(endsAsCompound('recht', 'op', true)).toBe(false);
    expect(endsAsCompound('leven', 'be', true)).toBe(false);
    expect(endsAsCompound('boek', 'hand', true)).toBe(true);
  });

  test('a typed compound is split everywhere', () => {
    expect(splitsOf('kantoorroman')).toContainEqual(['kantoor', 'roman']);
    expect(splitsOf('oorlogsroman')).toContainEqual(['oorlog', 'roman']);
    expect(splitsOf('kaas')).toEqual([]);
  });
});

test.each([
  ["l'étranger", ['etranger']],
  ['d’amour', ['amour']],
  ["qu'il", ['il']],
  ["aujourd'hui", ['aujourd', 'hui']],
  ["midnight's", ['midnight']],
  ['e-book', ['e', 'book']],
  ['d.e.', ['d', 'e']],
])('%s means %j [C7.32]', (text, expected) => {
  const [compound = []] = compoundsOf(wordsOf(text));
  expect(withoutElisions(compound).map(({ folded }) => folded)).toEqual(expected);
});

test('common words of four languages are known, and a text’s language by them', () => {
  for (const word of ['the', 'een', 'der', 'les']) expect(isCommonWord(word)).toBe(true);
  for (const word of ['library', 'boek', 'buch', 'livre']) expect(isCommonWord(word)).toBe(false);
  const guess = (text: string) => guessLanguage(text.split(' '));
  expect(guess('het huis aan de gracht is van een man die op de zee was')).toBe('nl');
  expect(guess('the house by the sea is that of a man who was on it')).toBe('en');
  expect(guess('alpha beta gamma delta epsilon zeta eta theta')).toBeUndefined();
  expect(guessLanguage([])).toBeUndefined();
});

test('initials are of the given names, apart and together', () => {
  expect(initialsOf(givenNames('Hermans, Willem Frederik'))).toEqual({
    apart: ['w', 'f'],
    together: 'wf',
  });
  expect(givenNames('Multatuli')).toEqual([]);
});

describe('typing errors', () => {
  test('words of four letters may have one, of eight two, others none [C7.38]', () => {
    expect(['war', 'oslo', 'kaas', 'prejudise', 'abc1234', '1984'].map(errorsAllowed)).toEqual([
      0, 1, 1, 2, 0, 0,
    ]);
  });

  test.each([
    ['prejudise', 'prejudice', 1],
    ['middelmarch', 'middlemarch', 1],
    ['kafla', 'kafka', 1],
    ['wuthring', 'wuthering', 1],
    ['nietsche', 'nietzsche', 1],
    ['dostojevsky', 'dostojewski', 2],
    ['zauberbreg', 'zauberberg', 1],
    ['kafka', 'kafka', 0],
  ])('%s and %s: %i', (a, b, errors) => {
    expect(errorsBetween(a, b, 2)).toBe(errors);
    expect(errorsBetween(b, a, 2)).toBe(errors);
  });

  const letters = fc.stringMatching(/^[a-e]{1,7}$/);

  test('every word that is one error away has one error, and the other way round', () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        expect(oneErrorAway(a).includes(b)).toBe(errorsBetween(a, b, 2) === 1);
      }),
      { numRuns: 500 },
    );
  });

  test('beyond the bound any number above it is given', () => {
    expect(errorsBetween('boek', 'kast', 2)).toBeGreaterThan(2);
    expect(errorsBetween('boek', 'boekenkast', 2)).toBeGreaterThan(2);
  });
});
