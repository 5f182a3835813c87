import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { beginningsOf, scoredBeginnings } from './beginnings.ts';
import { valueLexeme, wordLexeme } from './lexeme.ts';
import { INDEXED_TEXTS } from './search-fields.ts';

const code = fc.constantFrom(...INDEXED_TEXTS.flatMap(({ codes }) => codes));
const letter = fc.constantFrom(...'abcdefglmnoprstuy019é水');
const letters = fc.string({ unit: letter, maxLength: 4 });

const holds = (lexeme: string, typed: string): boolean =>
  beginningsOf('', typed).some((part) =>
    part.isWhole ? part.lexeme === lexeme : lexeme.startsWith(part.lexeme),
  );

describe('the beginnings of words', () => {
  test('are those of the words that begin with the letters, and of no lexeme of a field [C7.22]', () => {
    const folded = fc.string({ unit: fc.constantFrom(...'aclopt1'), maxLength: 4 });
    fc.assert(
      fc.property(code, folded, folded, (field, typed, rest) => {
        fc.pre(typed !== '');
        expect(holds(typed + rest, typed)).toBe(true);
        expect(holds(rest, typed)).toBe(rest.startsWith(typed));
        for (const begun of [typed, field, field.slice(0, 1)]) {
          expect(holds(wordLexeme(field, rest), begun)).toBe(false);
          expect(holds(valueLexeme(field, rest), begun)).toBe(false);
        }
      }),
    );
  });

  test('are one for letters that begin no code, and within a field [C7.22]', () => {
    fc.assert(
      fc.property(letters, (typed) => {
        fc.pre(typed.length > 2);
        expect(beginningsOf('', typed)).toEqual([{ lexeme: typed, isWhole: false }]);
        expect(beginningsOf('t', typed)).toEqual([{ lexeme: `t:${typed}`, isWhole: false }]);
        expect(scoredBeginnings('', typed)).toEqual([typed]);
      }),
    );
    expect(beginningsOf('t', 't')).toEqual([{ lexeme: 't:t', isWhole: false }]);
  });

  test('score by the fields of titles, names and subjects [C7.22]', () => {
    expect(scoredBeginnings('', 'co')).toEqual(['t:co', 'a:co', 'k:co']);
    expect(scoredBeginnings('t', 'co')).toEqual(['t:co']);
  });
});
