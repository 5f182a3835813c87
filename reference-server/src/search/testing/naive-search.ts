import {
  FACETS,
  type FacetCounts,
  type FacetName,
  foldText,
  isCommonWord,
  readYears,
  spellOut,
} from '@leeszaal/shared-contracts';
import type { StoredRecord } from '../fields/search-fields.ts';
import type { AlteredValues, FacetValue } from '../query/search-engine.contract.ts';

/** A search term of a generated query. */
export type Wish =
  /** `letter`: the second letter may be any. */
  | { readonly kind: 'word' | 'prefix' | 'within' | 'letter'; readonly word: string }
  | { readonly kind: 'field'; readonly name: WishedRow['name']; readonly word: string }
  | { readonly kind: 'not'; readonly wish: Wish }
  | { readonly kind: 'or'; readonly wishes: readonly [Wish, Wish] }
  | { readonly kind: 'phrase'; readonly words: readonly string[] };

/** A generated field row. */
export interface WishedRow {
  readonly name: 'title' | 'authors' | 'keywords' | 'publisher';
  readonly mode: 'exact' | 'contains' | 'not';
  readonly operator: 'and' | 'or';
  readonly value: string;
}

/** A generated search. */
export interface WishedSearch {
  readonly wishes: readonly Wish[];
  readonly rows: readonly WishedRow[];
  readonly facets: Readonly<Record<string, readonly string[]>>;
}

type Records = ReadonlyMap<number, StoredRecord>;

/** A record with its values of the facets that depend on the caller. */
type NaiveRecord = StoredRecord & Readonly<Record<'form' | 'availability', readonly string[]>>;

function callerValues(
  { copies = [] }: StoredRecord,
  { lost, gained }: Pick<AlteredValues, 'lost' | 'gained'>,
): Pick<NaiveRecord, 'form' | 'availability'> {
  const own = copies.length > 0 ? [{ facet: FACETS.indexOf('form'), value: 'shelf' }] : [];
  const isLost = (value: FacetValue) =>
    lost.some((other) => other.facet === value.facet && other.value === value.value);
  const values = [...own.filter((value) => !isLost(value)), ...gained];
  const of = (name: FacetName) =>
    values.filter(({ facet }) => FACETS[facet] === name).map(({ value }) => value);
  return { form: of('form'), availability: of('availability') };
}

const split = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function fieldValues(record: StoredRecord, name: WishedRow['name']): string[] {
  switch (name) {
    case 'title':
      return [record.title ?? ''].filter(Boolean);
    case 'authors':
      return record.authors ?? [];
    case 'keywords':
      return record.keywords ?? [];
    case 'publisher':
      return record.publisher === undefined ? [] : [record.publisher];
  }
}

/** Whether a value is a code, which no plain query finds. */
const isCode = (place: string): boolean => /^\p{L}{1,3}$/u.test(place);

function allValues(record: StoredRecord): string[] {
  const names = ['title', 'authors', 'keywords', 'publisher'] as const;
  return [
    ...names.flatMap((name) => fieldValues(record, name)),
    ...(record.jurisdiction ?? []).filter((place) => !isCode(place)),
    record.yearOfPublication ?? '',
    record.abstract ?? '',
  ];
}

/** A wish that a single value meets. */
type ValueWish = Exclude<Wish, { readonly kind: 'field' | 'not' | 'or' }>;

function holds(words: readonly string[], wish: ValueWish): boolean {
  switch (wish.kind) {
    case 'word':
      return words.includes(wish.word);
    case 'prefix':
      return words.some((word) => word.startsWith(wish.word));
    case 'within':
      return words.some((word) => word.includes(wish.word));
    case 'letter':
      return words.some(
        (word) =>
          word.length === wish.word.length &&
          word[0] === wish.word[0] &&
          word.slice(2) === wish.word.slice(2),
      );
    case 'phrase':
      return ` ${words.join(' ')} `.includes(` ${wish.words.join(' ')} `);
  }
}

/** A text is found by its letters, and by those of an umlaut written out. */
function anyHolds(values: readonly string[], wish: ValueWish): boolean {
  return values.some((value) => [value, spellOut(value)].some((form) => holds(split(form), wish)));
}

function meetsWish(record: StoredRecord, wish: Wish): boolean {
  switch (wish.kind) {
    case 'not':
      return !meetsWish(record, wish.wish);
    case 'or':
      return wish.wishes.some((either) => meetsWish(record, either));
    case 'field':
      return anyHolds(fieldValues(record, wish.name), { kind: 'word', word: wish.word });
    default:
      return anyHolds(allValues(record), wish);
  }
}

function meetsRow(record: StoredRecord, row: WishedRow): boolean {
  const values = fieldValues(record, row.name);
  const typed = split(row.value);
  switch (row.mode) {
    case 'exact':
      return values.some((value) => split(value).join(' ') === typed.join(' '));
    case 'contains':
    case 'not': {
      const contains = typed.every((word) =>
        values.some((value) =>
          split(value).some((other) =>
            word.length < 3 ? other.startsWith(word) : other.includes(word),
          ),
        ),
      );
      return contains === (row.mode === 'contains');
    }
  }
}

function meetsRows(record: StoredRecord, rows: readonly WishedRow[]): boolean {
  return rows.reduce((above, row, at) => {
    const met = meetsRow(record, row);
    if (at === 0) return met;
    return row.operator === 'or' ? above || met : above && met;
  }, true);
}

function facetValues(record: NaiveRecord, facet: string): string[] {
  switch (facet) {
    case 'keywords':
      return record.keywords ?? [];
    case 'authors':
      return record.authors ?? [];
    case 'publisher':
      return record.publisher === undefined ? [] : [record.publisher];
    case 'jurisdiction':
      return record.jurisdiction ?? [];
    case 'form':
    case 'availability':
      return [...record[facet]];
    case 'language':
      return record.language === undefined ? [] : [record.language];
    case 'documenttype':
      return record.documentType === undefined ? [] : [record.documentType];
    default:
      return record.yearOfPublication === undefined ? [] : [record.yearOfPublication];
  }
}

/** Spellings of a value are one. */
const foldedValues = (record: NaiveRecord, facet: string): Set<string> =>
  new Set(facetValues(record, facet).map(foldText));

function meetsFacet(record: NaiveRecord, facet: string, chosen: readonly string[]): boolean {
  const values = foldedValues(record, facet);
  if (facet !== 'yearofpublication') return chosen.some((value) => values.has(foldText(value)));
  return chosen
    .flatMap((value) => readYears(value) ?? [])
    .some(({ from = 0, to = Infinity }) =>
      [...values].some((year) => Number(year) >= from && Number(year) <= to),
    );
}

/** Counts by folded values, to compare them without their spellings. */
export function foldedCounts(counts: FacetCounts): FacetCounts {
  return Object.fromEntries(
    Object.entries(counts).map(([facet, values]) => [
      facet,
      Object.fromEntries(Object.entries(values).map(([value, hits]) => [foldText(value), hits])),
    ]),
  );
}

/** Common words need not occur, unless there are no others that must. */
function neededWishes(wishes: readonly Wish[]): readonly Wish[] {
  const others = wishes.filter((wish) => wish.kind !== 'word' || !isCommonWord(wish.word));
  return others.some((wish) => wish.kind !== 'not') ? others : wishes;
}

/** The expected result of a search, record by record, with folded facet values: the model of the engine. */
export function naiveSearch(
  records: Records,
  search: WishedSearch,
  altered: readonly AlteredValues[] = [],
): { ids: Set<number>; facets: FacetCounts } {
  const wishes = neededWishes(search.wishes);
  const changes = new Map(altered.map((each) => [each.id, each]));
  const all = Array.from(records, ([id, record]): [number, NaiveRecord] => [
    id,
    { ...record, ...callerValues(record, changes.get(id) ?? { lost: [], gained: [] }) },
  ]);
  const found = all.filter(
    ([, record]) =>
      wishes.every((wish) => meetsWish(record, wish)) && meetsRows(record, search.rows),
  );
  const chosen = Object.entries(search.facets).filter(([, values]) => values.length > 0);
  const ids = found
    .filter(([, record]) => chosen.every(([facet, values]) => meetsFacet(record, facet, values)))
    .map(([id]) => id);
  const facets: Record<string, Record<string, number>> = {};
  for (const facet of FACETS) {
    const counts: Record<string, number> = {};
    for (const [, record] of found) {
      if (!chosen.every(([name, values]) => name === facet || meetsFacet(record, name, values))) {
        continue;
      }
      for (const value of foldedValues(record, facet)) {
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    if (Object.keys(counts).length > 0) facets[facet] = counts;
  }
  return { ids: new Set(ids), facets };
}
