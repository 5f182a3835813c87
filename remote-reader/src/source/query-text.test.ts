import { expect, test } from '@jest/globals';
import { foldText } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import { queryText, searchTerms } from './query-text.ts';

test('in words mode each word becomes a wildcard term, grouped in parentheses [R4.29]', () => {
  const terms = searchTerms('  old   ships ', 'words');
  expect(terms).toEqual(['old', 'ships']);
  expect(queryText(terms, 'words')).toBe('(*old* *ships*)');
});

test('in phrase mode the trimmed text is put in double quotes [R4.29]', () => {
  const terms = searchTerms('  old   ships ', 'phrase');
  expect(terms).toEqual(['old ships']);
  expect(queryText(terms, 'phrase')).toBe('"old ships"');
});

test.each(['words', 'phrase'] as const)(
  'signs with a meaning are dropped in %s mode [R4.30]',
  (mode) => {
    const terms = searchTerms('"a* (b)', mode);
    expect(queryText(terms, mode)).toBe(mode === 'words' ? '(*a* *b*)' : '"a b"');
  },
);

test('nothing but blanks and signs is nothing to search for', () => {
  expect(searchTerms(' *"() ', 'words')).toEqual([]);
});

test('words are split as the server splits the folded query', () => {
  const odd = fc.string({
    unit: fc.constantFrom(...'aÉﬁ´¨ ﷺ\n', '\u00ad', '\u0301', '\u0000'),
    maxLength: 10,
  });
  fc.assert(
    fc.property(odd, (typed) => {
      const terms = searchTerms(typed, 'words').map(foldText);
      expect(terms.filter(Boolean).join(' ')).toBe(foldText(typed));
    }),
  );
});
