import { describe, expect, test } from '@jest/globals';
import { firstYear } from '../fields/year.ts';
import { searchRowOf, titleKeyOf } from './search-row.ts';

describe('searchRowOf', () => {
  const row = searchRowOf({
    title: "L'été",
    subtitle: 'een begin',
    authors: ['Öz, A.'],
    isbn: '3-16-148410-X; 90 254 1234 5',
    abstract: '<p>Zon &amp; zee<br>strand</p>',
    keywords: ['Zon', 'Zon', ' '],
    yearOfPublication: '1901–1903',
    jurisdiction: ['nl'],
  });
  const entries = row.vector.split(' ');

  test('keeps words with their weight, by field, and values whole', () => {
    expect(entries).toEqual(
      expect.arrayContaining([
        "'l':1A",
        "'lete':1A",
        "'t:ete':2A",
        "'begin':12B",
        "'t:begin':12B",
        "'a:oz':21B",
        "'a:oez':21B",
        "'i:9783161484100':49",
        "'i:9025412345':58",
      ]),
    );
    expect(row.vector).toContain("'t=l ete'");
    expect(row.vector).toContain("'t=l ete een begin'");
    expect(row.vector).not.toContain("'t=een begin'");
    expect(row.vector).toContain("'a=oez a'");
  });

  test('finds codes by their field only, and names of places by any word [C7.40]', () => {
    const { vector } = searchRowOf({
      documentType: 'Book',
      language: 'de',
      placeOfPublication: 'NL',
      jurisdiction: ['EU'],
      geographicalKeywords: ['Leiden'],
      signature: '821 MEL',
    });
    expect(vector).not.toMatch(/'(book|de|nl|eu)'/);
    for (const lexeme of ["'d:book'", "'d=book'", "'l=de'", "'pl=nl'", "'j=eu'", "'leiden'"]) {
      expect(vector).toContain(lexeme);
    }
    expect(vector).toContain("'g=leiden'");
    expect(vector).toContain("'sg=821 mel'");
  });

  test('reads HTML without its markup', () => {
    expect(row.vector).toMatch(/'strand':\d+/);
    expect(row.vector).not.toMatch(/'(p|br|amp)'/);
  });

  test('keeps the first year, the key of the title, and each facet value once [C2.102]', () => {
    expect(row.year).toBe(1901);
    expect(row.titleKey).toBe('l ete');
    expect(row.facets).toEqual([
      { facet: 0, value: 'Zon', key: 'zon' },
      { facet: 1, value: 'Öz, A.', key: 'oz, a.' },
      { facet: 3, value: 'nl', key: 'nl' },
      { facet: 4, value: '1901', key: '1901' },
    ]);
  });

  test('makes a row of nothing', () => {
    expect(searchRowOf({})).toEqual({
      year: undefined,
      titleKey: undefined,
      facets: [],
      vector: '',
      occurrences: [],
    });
  });

  test('stays below what PostgreSQL takes', () => {
    const words = Array.from({ length: 200_000 }, (_, at) => `woord${at}`).join(' ');
    expect(searchRowOf({ abstract: words }).vector.length).toBeLessThan(1_000_000);
  });
});

describe('titleKeyOf', () => {
  test.each([
    ['De avonden: een winterverhaal', 'de avonden een winterverhaal'],
    ['???', '???'],
    ['', undefined],
    [null, undefined],
  ])('%j sorts by %j', (title, key) => {
    expect(titleKeyOf(title)).toBe(key);
  });
});

describe('firstYear', () => {
  test.each([
    ['1860', 1860],
    ['1901–1903', 1901],
    ['c. 1650', 1650],
    ['[2004]', 2004],
    ['12345', undefined],
    ['z.j.', undefined],
    [undefined, undefined],
  ])('%j is of %j', (date, year) => {
    expect(firstYear(date)).toBe(year);
  });
});
