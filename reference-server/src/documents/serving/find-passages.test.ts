import { expect, test } from '@jest/globals';
import { findFolded, findText, foldText } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import { parseDocumentQuery } from './document-query.ts';
import { passagesOf } from './find-passages.ts';

const found = (text: string, ...terms: string[]) => {
  const folded = terms.map(foldText);
  return passagesOf(text, findFolded(foldText(text), folded)).map((passage) => passage.text);
};

test.each([
  [
    'words within words',
    'Whitehall, the white whale',
    ['white', 'whale'],
    ['White', 'white', 'whale'],
  ],
  ['a phrase across lines', 'The white\n  whale. A white sail.', ['white whale'], ['white whale']],
  ['without regard to case and diacritics', 'Één Eén een', ['een'], ['Één', 'Eén', 'een']],
  ['combining marks', 'cafe\u0301 society', ['cafe'], ['cafe\u0301']],
  [
    'ligatures and invisible letters',
    'the ﬁrst in\u00adspect',
    ['first', 'inspect'],
    ['ﬁrst', 'in\u00adspect'],
  ],
  ['letters that fold to two', 'Straße und Œuvre', ['strasse', 'oeuvre'], ['Straße', 'Œuvre']],
  ['the longest of several terms', 'readers read', ['read', 'readers'], ['readers', 'read']],
  ['letters outside the first plane', 'x 𝒳𝒳 y', ['xx'], ['𝒳𝒳']],
  ['signs for themselves', 'a.c abc (x)', ['a.c'], ['a.c']],
  ['nothing', 'white', ['black'], []],
])('hits are as they are written: %s [R2.149]', (_what, text, terms, expected) => {
  expect(found(text, ...terms)).toEqual(expected);
});

test('a hit has what surrounds it, on one line and in whole words [R2.149]', () => {
  const text = `${'long ago '.repeat(20)}there swam\na white whale, ${'far away '.repeat(20)}`;
  const [passage] = passagesOf(text, findFolded(foldText(text), ['white whale']));
  expect(passage?.text).toBe('white whale');
  expect(passage?.before).toMatch(/^(?:long|ago) .* there swam a $/);
  expect(passage?.after).toMatch(/^, far away .* (?:far|away)$/);
});

test('the reader marks what the search finds', () => {
  const odd = fc.string({
    unit: fc.constantFrom(
      ...'aeÉiuüßſﬁⅦΣςكا か가क  \n',
      '\u0301',
      '\u0650',
      '\u0640',
      '\u00ad',
      '\u3099',
      'İ',
      '\u0000',
    ),
    maxLength: 12,
  });
  fc.assert(
    fc.property(odd, odd, (text, query) => {
      const terms = parseDocumentQuery(`(${query})`);
      const passages = passagesOf(text, findFolded(foldText(text), terms)).map((hit) => hit.text);
      const marked = findText(text, terms).map(({ from, to }) => text.slice(from, to));
      expect(passages).toEqual(
        expect.arrayContaining(marked.map((hit) => hit.replaceAll(/\s+/g, ' '))),
      );
      expect(marked.length > 0).toBe(passages.length > 0);
    }),
    { numRuns: 5000 },
  );
});
