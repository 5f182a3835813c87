import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { leavesOf } from './clauses.ts';
import { type IdSet, matchingRows } from './id-set.ts';
import { parseQuery } from './parse-query.ts';

const noWords = (): string[] => [];

function queryOf(text: string): string | undefined {
  const rows = matchingRows(parseQuery(text), noWords);
  if (rows === undefined) return 'none';
  if (rows.kind === 'others') return 'all';
  return rows.set.kind === 'match' ? rows.set.query : rows.set.kind;
}

describe('parseQuery', () => {
  test.each([
    ['', 'all'],
    ['  ', 'all'],
    ['*', 'all'],
    [' * * ', 'all'],
    ['"*"', 'none'],
    ['""', 'none'],
    ['"', 'none'],
    ['\\', 'none'],
    ['%', 'none'],
    ['()', 'none'],
    ["'", 'none'],
    ['!?', 'none'],
    ['"!?"', 'none'],
    ['Max', "'max'"],
    ['max & havelaar', "('max'&'havelaar')"],
    ['max* havelaar', "('max':*&'havelaar')"],
    ['max *', "'max'"],
    ['"Max Havelaar"', "('max'<->'havelaar')"],
    ['“Max Havelaar” „multatuli“', "(('max'<->'havelaar')&'multatuli')"],
    ['"de koffi*" max', "(('de'<->'koffi':*)&'max')"],
    ['"zeg \\"ja\\" nu"', "('zeg'<->'ja'<->'nu')"],
    ['12" plaat', "('12'&'plaat')"],
    ['e-book', "(('e'<->'book')|'ebook')"],
    ["l'été", "'ete'"],
    ["qu'il d'amour aujourd'hui", "('amour'&(('aujourd'<->'hui')|'aujourdhui'))"],
    ["midnight's children", "('midnight'&'children')"],
    ['the trial of a man', "('trial'&'man')"],
    ['the', "'the'"],
    ['de het een', "('de'&'het'&'een')"],
    ['the "max havelaar"', "('max'<->'havelaar')"],
    ['"the trial"', "('the'<->'trial')"],
    ['Öl', "('ol'|'oel')"],
    ['a\\b', "'b'"],
    ["x' | !(y) <-> z:A", "('x'&'y'&'z')"],
    ['ISBN 9783161484100', "(('i:9783161484100'|'i:316148410x')|'9783161484100')"],
    ['ISBN: 978-3-16-148410-0', "('i:9783161484100'|'i:316148410x')"],
    ['isbn:97831614', "'i:97831614':*"],
    ['9783161484100', "(('i:9783161484100'|'i:316148410x')|'9783161484100')"],
  ])('%j asks for %s [C7.18]', (text, expected) => {
    expect(queryOf(text)).toBe(expected);
  });

  test.each([
    ['pride OR kafka', "('pride'|'kafka')"],
    ['the pride OR the', "('pride'|'the')"],
    ['pride OR *', "'pride'"],
    ['a kafka -trial', "('kafka'&!'trial')"],
    ['kafka -e-book', "('kafka'&!('e'<->'book')&!'ebook')"],
    ['kafka -"the trial"', "('kafka'&!('the'<->'trial'))"],
    ['kafka -"?!"', "'kafka'"],
    ['title:kafka', "'t:kafka'"],
    ['auteur:"franz kafka" -titel:proces', "(('a:franz'<->'a:kafka')&!'t:proces')"],
    ['year:1914-1916', "('y:1914'|'y:1915'|'y:1916')"],
    ['jaar:1914', "'y:1914'"],
    ['Place: New', "('pl:new'|('place'&'new'))"],
    ['what is this?', "'what'"],
    ['THE LORD OF THE RINGS', "('lord'&'rings')"],
  ])('%j asks for %s, by operators [C7.18]', (text, expected) => {
    expect(queryOf(text)).toBe(expected);
  });

  test.each([
    ['year:1914-1915 war', "(('y:1914'|'y:1915')&'war')"],
    ['author:king it', "('a:king'&'it')"],
    ['author:"stephen king" it', "(('a:stephen'<->'a:king')&'it')"],
    ['author:king the shining', "('a:king'&'shining')"],
    ['-fog the', "(!'fog'&'the')"],
  ])('%j asks for %s: common words beside fields alone have to occur [C7.33]', (text, expected) => {
    expect(queryOf(text)).toBe(expected);
  });

  test('has a few words for each that was typed, however fields and parentheses are nested [S2.226]', () => {
    const nested = `${'place: ('.repeat(9)}*xa${')'.repeat(9)}`;
    expect(leavesOf(parseQuery(nested))).toHaveLength(3);
    const parts = fc.array(
      fc.constantFrom(
        'place: (',
        'place: ',
        'title:(',
        '(',
        ')',
        '-',
        ' OR ',
        ' ab??? ',
        ' e-book ',
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(parts, (typed) => {
        const leaves = leavesOf(parseQuery(typed.join('')));
        // A word that ends in `???` is four, once in its field and once beside the word before the colon.
        expect(leaves.length).toBeLessThanOrEqual(9 * typed.length);
      }),
      { numRuns: 500 },
    );
  });

  test('exclusions alone leave the others [S2.221]', () => {
    expect(parseQuery('-kafka')).toEqual({
      kind: 'not',
      clause: { kind: 'word', code: '', forms: ['kafka'] },
    });
  });

  test('a question mark in a word is one letter, at its end one or none, alone punctuation [S2.228]', () => {
    expect(parseQuery('kaf?a')).toEqual({ kind: 'pattern', code: '', forms: ['kaf?a'] });
    expect(parseQuery('?afka')).toEqual({ kind: 'pattern', code: '', forms: ['?afka'] });
    expect(parseQuery('ka?k*')).toEqual({ kind: 'pattern', code: '', forms: ['ka?k*'] });
    expect(parseQuery('who is afraid?')).toEqual({
      kind: 'and',
      clauses: [
        { kind: 'word', code: '', forms: ['who'] },
        {
          kind: 'or',
          clauses: [
            { kind: 'word', code: '', forms: ['afraid'] },
            { kind: 'pattern', code: '', forms: ['afraid?'] },
          ],
        },
      ],
    });
    expect(parseQuery('"who is afraid?"').kind).toBe('phrase');
    expect(queryOf('kafka ? trial')).toBe("('kafka'&'trial')");
    expect(queryOf('e-book?')).toBe(queryOf('e-book'));
  });

  test('a wildcard in front or in the middle is looked up [C7.18]', () => {
    expect(parseQuery('*recht')).toEqual({ kind: 'pattern', code: '', forms: ['*recht'] });
    expect(parseQuery('st**f')).toEqual({ kind: 'pattern', code: '', forms: ['st*f'] });
    expect(parseQuery('"een *recht*"')).toEqual({
      kind: 'phrase',
      parts: [
        { kind: 'word', code: '', forms: ['een'] },
        { kind: 'word', code: '', forms: ['recht'] },
      ],
    });
  });

  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...`"'\\*?&|!<->:()=#% aé1\0\n’-„ü`) }),
  );

  test('reads any text', () => {
    fc.assert(
      fc.property(text, (typed) => void queryOf(typed)),
      { numRuns: 1000 },
    );
  });

  // An operand has letters, digits and marks, after the code of a field.
  const OPERAND = String.raw`'(?:[a-z]+:)?[\p{L}\p{N}\p{M}]+'(?::\*)?`;
  const SHAPE = new RegExp(`^(?:${OPERAND}|[()&|!]|<->)+$`, 'u');

  function queriesOf(set: IdSet): readonly string[] {
    switch (set.kind) {
      case 'match':
        return [set.query];
      case 'any':
        return set.queries;
      case 'except':
        return [...queriesOf(set.from), ...queriesOf(set.without)];
      default:
        return set.sets.flatMap(queriesOf);
    }
  }

  test('lets nothing that was typed through as an operator [C7.18]', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const rows = matchingRows(parseQuery(typed), () => ["'word'"]);
        const queries = rows?.kind === 'set' ? queriesOf(rows.set) : [];
        for (const query of queries) expect(query).toMatch(SHAPE);
      }),
      { numRuns: 1000 },
    );
  });
});
