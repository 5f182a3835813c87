import { describe, expect, test } from '@jest/globals';
import { type Publication, publicationCodec, type SearchModule } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import { type FoundWork, groupEditions } from './group-editions.ts';

const module = (connection: number): SearchModule => ({
  connection,
  module: 0,
  name: `Connection ${connection}`,
  actions: [],
  advancedFields: [],
});

const PRIDE = { title: 'Pride and Prejudice', authors: ['Austen, Jane'], documenttype: 'Book' };
let id = 0;
const record = (fields: object): Publication => {
  id += 1;
  return v.parse(publicationCodec.schema, { id, ...fields });
};

const idsOf = (works: readonly FoundWork[] = []) =>
  works.map(({ publication, others }) => [
    publication.id,
    ...others.map((other) => other.publication.id),
  ]);

function areJoined(one: object, other: object): boolean {
  const publications = [record(one), record(other)];
  return groupEditions([{ module: module(1), publications }]).get(1)?.length === 1;
}

describe('records are editions of one work', () => {
  test.each([
    ['an ISBN in ten and in thirteen digits', { isbn: '0-14-143951-3' }, { isbn: '9780141439518' }],
    ['an ISBN among others', { isbn: '9780141439518; 9780141441146' }, { isbn: '9780141441146' }],
    [
      'an ISBN, where one has no subtitle',
      { isbn: '9780141439518', subtitle: '1900-1950' },
      { isbn: '9780141439518' },
    ],
    ['an ISBN after a space', { isbn: '9780141439518 9780141441146' }, { isbn: '9780141441146' }],
    ['an ISBN with spaces in it', { isbn: '978 0 14 143951 8 (hb)' }, { isbn: '0 14 143951 3' }],
    ['a DOI', { reference: 'doi:10.1000/ABC.1.' }, { reference: 'https://doi.org/10.1000/abc.1' }],
    ['a document', { pubkey: 'pub-7' }, { pubkey: 'pub-7' }],
  ])('that share %s [C2.520]', (_, one, other) => {
    expect(areJoined({ title: 'One', ...one }, { title: 'Other', ...other })).toBe(true);
  });

  test.each([
    ['case, accents and punctuation', { title: 'PRIDE, and Préjudice!' }],
    ['a leading article', { title: 'The Pride and Prejudice' }],
    ['a subtitle', { title: 'Pride and Prejudice: a novel' }],
    ['the order of the name', { authors: ['Jane Austen'] }],
    ['the years of the author', { authors: ['Austen, Jane (1775-1817)'] }],
    ['an initial', { authors: ['Austen, J.'] }],
    ['a second author', { authors: ['Austen, Jane', 'Brock, C.E.'] }],
    ['print or screen', { documenttype: 'E-book' }],
    [
      'publisher, year and edition',
      { publisher: 'Egerton', yearofpublication: '1813', edition: '2' },
    ],
    ['a language that one of them names', { language: 'en' }],
    ['an ISBN', { isbn: '9780141439518' }],
  ])('that differ in %s [C2.521]', (_, fields) => {
    expect(areJoined(PRIDE, { ...PRIDE, ...fields })).toBe(true);
  });

  test('whose title begins with an elided article [C2.521]', () => {
    const authors = ['Camus, Albert'];
    expect(areJoined({ title: 'L’étranger', authors }, { title: 'Etranger', authors })).toBe(true);
  });
});

describe('records are works of their own', () => {
  test.each([
    ['title', { title: 'Pride' }, {}],
    ['author', { authors: ['Weldon, Fay'] }, {}],
    ['given name', { authors: ['Austen, Henry'] }, {}],
    ['kind of document', { documenttype: 'Film' }, {}],
    ['language', { language: 'nl' }, { language: 'en' }],
    ['subtitle', { subtitle: 'early drafts' }, { subtitle: 'a novel' }],
    ['part', { subtitle: 'volume 2' }, {}],
    ['part in words', { subtitle: 'the second part' }, {}],
    ['part in Roman figures', { title: 'Pride and Prejudice. Part : II' }, { subtitle: 'I' }],
    [
      'number in a series',
      { seriestitle: 'Works', seriesnumber: '1' },
      { seriestitle: 'Works', seriesnumber: '2' },
    ],
  ])('with another %s [C2.522]', (_, one, other) => {
    expect(areJoined({ ...PRIDE, ...one }, { ...PRIDE, ...other })).toBe(false);
  });

  test('without an author, such as the volumes of a journal [C2.522]', () => {
    const volume = { title: 'De Gids', documenttype: 'Journal' };
    expect(areJoined(volume, { ...volume, yearofpublication: '1901' })).toBe(false);
    expect(areJoined({ authors: ['Austen, Jane'] }, { authors: ['Austen, Jane'] })).toBe(false);
  });

  test.each([
    ['articles of a journal', { isbn: '0024-2160' }, { isbn: '0024-2160' }],
    [
      'volumes of a series with ISBNs of their own',
      { isbn: '0024-2160; 9780141439518' },
      { isbn: '00242160, 9780141441146' },
    ],
    ['an ISSN and an ISBN in one text', { isbn: '0024-2160 9780141439518' }, { isbn: '0024-2160' }],
  ])('that share an ISSN: %s [C2.520]', (_, one, other) => {
    expect(areJoined({ title: 'One', ...one }, { title: 'Other', ...other })).toBe(false);
  });

  test.each([
    ['Verzameld werk: deel 1', 'Verzameld werk: deel 2'],
    ['Verzameld werk. Deel 1', 'Verzameld werk. Deel 2'],
    ['Harry Potter, deel 3', 'Harry Potter, deel 4'],
    ['Verzameld werk 2', 'Verzameld werk 3'],
    ['Verzameld werk 2', 'Verzameld werk: deel 3'],
    ['Verzameld werk II', 'Verzameld werk III'],
    ['Collected works, vol. I: letters', 'Collected works, vol. II: letters'],
    ['Gesammelte Werke, IV. Band', 'Gesammelte Werke, V. Band'],
    ['Œuvres, tome XLI, lettres', 'Œuvres, tome XLII, lettres'],
    ['De 2e bundel', 'De 3e bundel'],
    ['Werken, deel twee', 'Werken, derde deel'],
    ['Letters, part one', 'Letters, part ten'],
    ['Faust, erster Teil', 'Faust: der Tragödie zweiter Teil'],
    ['Mémoires, première partie', 'Mémoires, tome deux'],
    ['Werken 2a', 'Werken 2b'],
  ])('as parts that share an ISBN: %s and %s [C2.522]', (one, other) => {
    const isbn = '9780141439518';
    expect(areJoined({ title: one, isbn }, { title: other, isbn })).toBe(false);
  });
});

test.each([
  ['Verzameld werk. Deel 2', 'Collected works: volume II'],
  ['Verzameld werk, tweede deel', 'Verzameld werk 2'],
  ['De 2de bundel', 'Bundel 02'],
  ['Part I read', 'What I read: 1'],
  ['Dit is een boek over lezen', 'Lezen: deel 2'],
  ['Nineteen eighty-four', '1984'],
])(
  'records that share an ISBN and no other part number are editions: %s and %s [C2.520]',
  (one, other) => {
    const isbn = '9780141439518';
    expect(areJoined({ title: one, isbn }, { title: other, isbn })).toBe(true);
  },
);

/** Few values of each field, so that many records are alike. */
const records = fc.array(
  fc.record({
    title: fc.constantFrom('Emma', 'The Emma', 'Emma: a novel', 'Persuasion', ''),
    authors: fc.constantFrom([], ['Austen, Jane'], ['Jane Austen'], ['Austen, Henry']),
    isbn: fc.constantFrom(null, '9780141439518', '0141439513', '9780141441146'),
    subtitle: fc.constantFrom(null, 'a novel', 'volume 1', 'volume 2'),
    language: fc.constantFrom(null, 'en', 'nl'),
  }),
  { maxLength: 30 },
);

test('each record is on one card, and more results change no card but by adding to it [C2.523]', () => {
  fc.assert(
    fc.property(records, fc.nat(30), (fields, cut) => {
      const publications = fields.map(record);
      const works = (some: readonly Publication[]) =>
        idsOf(groupEditions([{ module: module(1), publications: some }]).get(1));
      const all = works(publications);
      expect(all.flat().sort((a, b) => a - b)).toEqual(publications.map((one) => one.id));
      for (const [at, ids] of works(publications.slice(0, cut)).entries()) {
        expect(all[at]?.slice(0, ids.length)).toEqual(ids);
      }
    }),
  );
});

test('a result is on a card of another connection only if that card is shown [C2.524]', () => {
  const limit = 2;
  const first = [{ title: 'A' }, { title: 'B' }, PRIDE].map(record);
  const second = [record(PRIDE), record({ title: 'C' })];
  const found = [
    { module: module(1), publications: first, limit },
    { module: module(2), publications: second, limit },
  ];
  expect(idsOf(groupEditions(found).get(2))).toEqual(second.map((one) => [one.id]));
  const shown = groupEditions(found.map((results) => ({ ...results, limit: 3 })));
  expect(idsOf(shown.get(1)).at(2)).toEqual([first[2]?.id, second[0]?.id]);
  expect(idsOf(shown.get(2))).toEqual([[second[1]?.id]]);
});
