import { type Copy, FIELD_MODE, FIELD_OPERATOR } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import { FORM_ENTRIES } from '../facets/record-forms.ts';
import type { StoredRecord } from '../fields/search-fields.ts';
import type { PlannedRequest } from '../query/plan-search.ts';
import type { AlteredValues, FacetValue } from '../query/search-engine.contract.ts';
import type { Wish, WishedSearch } from './naive-search.ts';

/* Random catalogues and searches. */

const WORDS = [
  'art',
  'party',
  'zee',
  'Zee',
  'zeeman',
  'Öl',
  'über',
  'café',
  'CAFE',
  'le',
  'de',
  'x1',
];

const word = fc.constantFrom(...WORDS);
const words = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(word, { minLength: 1, maxLength }).map((list) => list.join(' '));
const list = (value: fc.Arbitrary<string>): fc.Arbitrary<string[]> =>
  fc.uniqueArray(value, { maxLength: 3 });

/** A record of few words, so that searches have matches. */
export const records: fc.Arbitrary<StoredRecord> = fc.record(
  {
    title: words(4),
    authors: list(words(2)),
    keywords: list(words(2)),
    publisher: words(1),
    jurisdiction: list(fc.constantFrom('nl', 'be', 'de')),
    yearOfPublication: fc.integer({ min: 1900, max: 1905 }).map(String),
    abstract: words(6),
    language: fc.constantFrom('nl', 'NL', 'fr'),
    documentType: fc.constantFrom('Book', 'Map', 'book'),
    copies: fc.constantFrom([], [{ loanable: null } as Copy]),
  },
  { requiredKeys: [] },
);

const callerValues = fc.uniqueArray(
  fc.constantFrom(...FORM_ENTRIES.map(({ facet, value }): FacetValue => ({ facet, value }))),
  { selector: ({ value }) => value, maxLength: 3 },
);

/** The publications with these ids that a caller has bought or cannot borrow now. */
export const alterations = (ids: readonly number[]): fc.Arbitrary<AlteredValues[]> =>
  fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...ids), lost: callerValues, gained: callerValues }),
    { selector: ({ id }) => id, maxLength: 6 },
  );

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const plainWish: fc.Arbitrary<Wish> = fc.oneof(
  word.map((typed): Wish => ({ kind: 'word', word: folded(typed) })),
  word.map((typed): Wish => ({ kind: 'prefix', word: folded(typed).slice(0, 2) })),
  word.map((typed): Wish => ({ kind: 'within', word: folded(typed).slice(1) })),
  fc
    .constantFrom('art', 'party', 'zee', 'strasse', 'cafe')
    .map((typed): Wish => ({ kind: 'letter', word: typed })),
  fc
    .array(word, { minLength: 2, maxLength: 3 })
    .map((typed): Wish => ({ kind: 'phrase', words: typed.map(folded) })),
  fc
    .tuple(fc.constantFrom('title', 'authors', 'keywords', 'publisher'), word)
    .map(([name, typed]): Wish => ({ kind: 'field', name, word: folded(typed) })),
);
const operatorWish: fc.Arbitrary<Wish> = fc.oneof(
  plainWish.map((wished): Wish => ({ kind: 'not', wish: wished })),
  fc.tuple(plainWish, plainWish).map((wishes): Wish => ({ kind: 'or', wishes })),
);
const wish = fc.oneof({ arbitrary: plainWish, weight: 3 }, { arbitrary: operatorWish, weight: 2 });

/** A generated search. */
export const searches: fc.Arbitrary<WishedSearch> = fc.record({
  wishes: fc.array(wish, { maxLength: 2 }),
  rows: fc.array(
    fc.record({
      name: fc.constantFrom('title', 'authors', 'keywords', 'publisher'),
      mode: fc.constantFrom('exact', 'contains', 'not'),
      operator: fc.constantFrom('and', 'or'),
      value: words(2),
    }),
    { maxLength: 3 },
  ),
  facets: fc.record(
    {
      keywords: fc.array(words(1), { maxLength: 2 }),
      authors: fc.array(words(1), { maxLength: 2 }),
      jurisdiction: fc.array(fc.constantFrom('nl', 'be', 'fr'), { maxLength: 2 }),
      yearofpublication: fc.array(
        fc.constantFrom('1900', '1902', '1901/1903', '../1902', '1904/..', '1903/1901', 'x/y'),
        { maxLength: 2 },
      ),
      language: fc.array(fc.constantFrom('nl', 'Fr', 'en'), { maxLength: 2 }),
      form: fc.array(fc.constantFrom('read', 'buy', 'shelf'), { maxLength: 2 }),
      availability: fc.array(fc.constantFrom('now', 'later'), { maxLength: 1 }),
      documenttype: fc.array(fc.constantFrom('Book', 'Score'), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Record<string, string[]>>,
});

function written(typed: Wish): string {
  switch (typed.kind) {
    case 'word':
      return typed.word;
    case 'prefix':
      return `${typed.word}*`;
    case 'within':
      return `*${typed.word}*`;
    case 'letter':
      return `${typed.word.slice(0, 1)}?${typed.word.slice(2)}`;
    case 'phrase':
      return `"${typed.words.join(' ')}"`;
    case 'field':
      return `${typed.name}:${typed.word}`;
    case 'not':
      return `-${written(typed.wish)}`;
    case 'or':
      return typed.wishes.map(written).join(' OR ');
  }
}

/** A sort order. */
export const sortings = fc.constantFrom<string[]>(
  [],
  ['score desc'],
  ['title asc'],
  ['title desc'],
  ['yearofpublication asc'],
  ['yearofpublication desc', 'title asc'],
);

/** The request of a page for a generated search. */
export function requestOf(
  wished: WishedSearch,
  sorting: string[],
  page: number,
  resultsPerPage: number,
): PlannedRequest {
  return {
    query: wished.wishes.map(written).join(' '),
    queryType: 0,
    fields: wished.rows.map((row) => ({
      name: row.name,
      value: row.value,
      mode: FIELD_MODE[row.mode],
      operator: FIELD_OPERATOR[row.operator],
    })),
    facets: Object.fromEntries(
      Object.entries(wished.facets).map(([name, values]) => [name, [...values]]),
    ),
    sorting,
    paginationOptions: { page, resultsPerPage },
  };
}
