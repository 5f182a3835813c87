import { describe, expect, test } from '@jest/globals';
import { linkTo, publicationWith, WORKS } from '../testing/works.ts';
import { readYear } from './read-date.ts';
import { readDetails } from './read-details.ts';
import { readNames } from './read-names.ts';
import { toCsl } from './to-csl.ts';

describe('a record as CSL', () => {
  test('of a book has its edition as a number, its series and both titles [S2.188]', () => {
    expect(WORKS.book).toEqual({
      id: '0-1',
      type: 'book',
      title: 'De avonden: een winterverhaal',
      'title-short': 'De avonden',
      author: [{ family: 'Reve', given: 'Gerard Kornelis van het' }],
      issued: { 'date-parts': [[1947]] },
      ISBN: '9789023400000',
      'collection-title': 'Bijenreeks',
      'collection-number': '4',
      publisher: 'De Bezige Bij',
      'publisher-place': 'Amsterdam',
      edition: '3',
      language: 'nl',
    });
  });

  test('of an article has its place in the journal, of a chapter that in the book [S2.188]', () => {
    expect(WORKS.article).toMatchObject({
      type: 'article-journal',
      'container-title': 'Nature',
      volume: '171',
      issue: '4356',
      page: '737-738',
      DOI: '10.1038/171737a0',
    });
    expect(WORKS.chapter).toMatchObject({
      type: 'chapter',
      'container-title': 'A Handbook of Reading Rooms',
      'chapter-number': '3',
    });
  });

  test('of a thesis has its school as publisher, which is no author [S2.188]', () => {
    expect(WORKS.thesis).toMatchObject({
      author: [{ family: 'Curie', given: 'Marie' }],
      publisher: 'Faculté des sciences de Paris',
    });
    const alone = { documentTypeIcon: 'thesis', corporateAuthors: ['CERN'], publisher: 'Sdu' };
    expect(toCsl(publicationWith(alone), 'a')).toMatchObject({
      author: [{ literal: 'CERN' }],
      publisher: 'Sdu',
    });
  });

  test('of an archive file has the days that it covers [S2.188]', () => {
    expect(WORKS.archive).toMatchObject({
      type: 'collection',
      issued: {
        'date-parts': [
          [1938, 1, 3],
          [1940, 5, 10],
        ],
      },
      archive_location: 'BW 3.09',
    });
    expect(WORKS.archive).not.toHaveProperty('author');
  });

  test.each([
    ['e-book', undefined, 'book'],
    ['childrens-book', undefined, 'book'],
    [undefined, 'Children’s book', 'book'],
    ['journal', undefined, 'periodical'],
    ['law', undefined, 'legislation'],
    [undefined, 'Report', 'report'],
    ['spaceship', 'Spaceship', 'document'],
  ])('of the icon %s and the document type %s is a %s [S2.188]', (icon, documentType, type) => {
    const record = { documentTypeIcon: icon, documentType };
    expect(toCsl(publicationWith(record), 'a').type).toBe(type);
  });

  test('of an unknown type with an ISBN is a book [S2.188]', () => {
    expect(toCsl(publicationWith({ isbn: '9780000000019' }), 'a').type).toBe('book');
  });

  test('tells an ISSN from an ISBN, and takes a DOI only from what says so [S2.188]', () => {
    const of = (record: object) => toCsl(publicationWith(record), 'a');
    expect(of({ isbn: '0028-083X' })).toMatchObject({ ISSN: '0028-083X' });
    expect(of({ isbn: '978-1-2, 978-3' })).toMatchObject({ ISBN: '978-1-2' });
    const doi = linkTo('https://doi.org/10.1002%2F(sici)1-2.');
    expect(of({ multimedia: doi })).toMatchObject({ DOI: '10.1002/(sici)1-2' });
    expect(of({ multimedia: linkTo('https://example.org/10.1000/1') })).not.toHaveProperty('DOI');
  });
});

test('names are read with their roles; without a comma they stay whole [S2.189]', () => {
  expect(
    readNames(
      [
        'Molière',
        'Berg, Anna (Hrsg.)',
        'Smit, Jo (transl.)',
        'Bos, B. (ill.)',
        'Le Corbusier (1887)',
      ],
      ['CERN'],
    ),
  ).toEqual({
    author: [{ literal: 'Molière' }, { literal: 'Le Corbusier (1887)' }, { literal: 'CERN' }],
    editor: [{ family: 'Berg', given: 'Anna' }],
    translator: [{ family: 'Smit', given: 'Jo' }],
    illustrator: [{ family: 'Bos', given: 'B.' }],
  });
  expect(readNames([' ', ', ', 'Vos,'], [])).toEqual({ author: [{ literal: 'Vos' }] });
});

test.each([
  ['1947', { 'date-parts': [[1947]] }],
  ['[1651]', { 'date-parts': [[1651]] }],
  ['ca. 1920', { 'date-parts': [[1920]], circa: true }],
  ['1893–95', { 'date-parts': [[1893], [1895]] }],
  ['1845–1862', { 'date-parts': [[1845], [1862]] }],
  ['MCMXLVII', { literal: 'MCMXLVII' }],
  [' ', undefined],
])('the year %s is read [S2.189]', (text, expected) => {
  expect(readYear(text)).toEqual(expected);
});

test.each([
  ['Series 2, vol. 42, p. 230–265', { volume: '42', page: '230-265' }],
  ['Vol. 27, p. 379–423 and 623–656', { volume: '27', page: '379-423, 623-656' }],
  ['Jg. 12, Heft 3, S. 4-9', { volume: '12', issue: '3', page: '4-9' }],
  ['Tome IV, n° 2, p. 7', { volume: 'IV', issue: '2', page: '7' }],
  ['Jaargang 5, nr. 1, blz. 3 en 5', { volume: '5', issue: '1', page: '3, 5' }],
  ['Hoofdstuk 12', { 'chapter-number': '12' }],
  ['a box with two maps', {}],
])('the details %s are read [S2.189]', (text, expected) => {
  expect(readDetails(text)).toEqual(expected);
});
