import { expect, test } from '@jest/globals';
import { publicationOf, searchDocumentOf } from './search-document.ts';

test('a document has words, places and ids of its index row, and nothing that people wrote [S2.392]', () => {
  const document = searchDocumentOf({
    connectionId: 3,
    id: 14,
    year: 1860,
    titleKey: 'uber max',
    facets: { 1: [17, 25] },
    lexemes: [
      ['uber', [1], ['A']],
      ['ueber', [1], ['A']],
      ['t:uber', [1], ['A']],
      ['max', [2, 20], ['A', 'D']],
      ['t:max', [2], ['A']],
      ['t=uber max', null, null],
    ],
  });
  expect(document).toEqual({
    connection: 3,
    publication: 14,
    year: 1860,
    untitled: 0,
    title: 'uber max',
    title_length: 8,
    words: ['uber|ueber max', 'max'],
    field_words: ['t:uber t:max'],
    values: ['t=uber max'],
    weight_a: ['uber', 'ueber', 't:uber', 'max', 't:max'],
    weight_b: [],
    weight_c: [],
    weight_d: ['max'],
    facet_1: [17, 25],
  });
});

test('a publication without a title or year has neither', () => {
  const row = { connectionId: 1, id: 2, year: null, titleKey: null, facets: null, lexemes: [] };
  const document = searchDocumentOf(row);
  expect(document).toMatchObject({ untitled: 1, title: '', title_length: 400 });
  expect(document).not.toHaveProperty('year');
});

test('reads the publication from the name of a document', () => {
  expect(['12-0', '3-450', '3-x', 'other'].map(publicationOf)).toEqual([
    0,
    450,
    undefined,
    undefined,
  ]);
});
