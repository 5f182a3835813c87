import type { Publication } from '@leeszaal/shared-contracts';

/** The content of `publications.record`: a part of a publication, in the code's names. */
export type StoredRecord = Partial<Publication>;

/** Weight of a hit: A title, B subtitle and names, C subjects, series and abstract, D others. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** An indexed text of a publication. */
export interface IndexedText {
  /** Its name in the API; undefined: only searches without a field find it. */
  readonly name?: string;
  /** Prefixes of its lexemes: its own code, then those of fields that include it. */
  readonly codes: readonly string[];
  readonly weight: Weight;
  /** Weight of a hit in its field, which adds to it; by default the same. */
  readonly fieldWeight?: Weight;
  /** `names` are also found by initials; an `isbn` is compared in all its forms; `html` is indexed without tags. */
  readonly kind: 'words' | 'names' | 'isbn' | 'html';
  /** Whether a value is a code: only searches of its field find it. */
  readonly isCode?: (value: string) => boolean;
  values(record: StoredRecord): readonly (string | null | undefined)[];
}

/** An indexed text with a name. */
export type SearchField = IndexedText & { readonly name: string };

type Values = IndexedText['values'];

const field = (name: string, code: string, weight: Weight, values: Values): SearchField => ({
  name,
  codes: [code],
  weight,
  kind: 'words',
  values,
});

const unnamed = (values: Values): IndexedText => ({
  codes: [],
  weight: 'D',
  kind: 'words',
  values,
});

/** Whether a country or place is a code: `NL`, `ne`, `xxk`. */
const isPlaceCode = (value: string): boolean => /^\p{L}{1,3}$/u.test(value.trim());
const isAlwaysCode = (): boolean => true;

/** Splits a text that may contain several ISBNs. */
export const splitIsbns = (text: string): string[] => text.split(/[,;|]/);

/** The ISBNs of a book. */
export const ISBN_FIELD: SearchField = {
  ...field('isbn', 'i', 'D', (record) => [
    ...(record.isbn === undefined ? [] : splitIsbns(record.isbn)),
    ...(record.copies?.map((copy) => copy.isbn) ?? []),
  ]),
  kind: 'isbn',
};

/** All indexed texts. */
export const INDEXED_TEXTS: readonly IndexedText[] = [
  field('title', 't', 'A', (record) => [record.title]),
  { codes: ['t'], weight: 'B', kind: 'words', values: (record) => [record.subtitle] },
  { ...field('authors', 'a', 'B', (record) => record.authors ?? []), kind: 'names' },
  {
    ...field('corporateauthors', 'ca', 'B', (record) => record.corporateAuthors ?? []),
    codes: ['ca', 'a'],
  },
  field('keywords', 'k', 'C', (record) => record.keywords ?? []),
  ISBN_FIELD,
  field('publisher', 'p', 'D', (record) => [record.publisher]),
  field('yearofpublication', 'y', 'D', (record) => [record.yearOfPublication]),
  {
    ...field('placeofpublication', 'pl', 'D', (record) => [record.placeOfPublication]),
    isCode: isPlaceCode,
  },
  // Below a subject, above an abstract.
  { ...field('seriestitle', 's', 'C', (record) => [record.seriesTitle]), fieldWeight: 'D' },
  { ...field('documenttype', 'd', 'D', (record) => [record.documentType]), isCode: isAlwaysCode },
  { ...field('language', 'l', 'D', (record) => [record.language]), isCode: isAlwaysCode },
  {
    ...field('jurisdiction', 'j', 'D', (record) => record.jurisdiction ?? []),
    isCode: isPlaceCode,
  },
  {
    ...field('geographicalkeywords', 'g', 'D', (record) => record.geographicalKeywords ?? []),
    isCode: isPlaceCode,
  },
  field('class', 'cl', 'D', (record) => record.class ?? []),
  field('classification', 'cf', 'D', (record) => [record.classification]),
  field('rubric', 'ru', 'D', (record) => [record.rubric]),
  field('collection', 'co', 'D', (record) => [record.collection]),
  field('signature', 'sg', 'D', (record) => [record.signature]),
  field('reference', 'rf', 'D', (record) => [record.reference]),
  field('bibiscode', 'b', 'D', (record) => [record.bibisCode]),
  field('filenumber', 'f', 'D', (record) => [record.fileNumber]),
  field('source', 'so', 'D', (record) => [record.source]),
  field('nuance', 'n', 'D', (record) => record.nuance ?? []),
  field('extranuance', 'en', 'D', (record) => record.extraNuance ?? []),
  unnamed((record) => [record.seriesNumber, record.edition, record.sourceDetails]),
  unnamed((record) => record.titleRelations?.parents.map((relation) => relation.title) ?? []),
  unnamed((record) => record.titleRelations?.children.map((relation) => relation.title) ?? []),
  { ...unnamed((record) => [record.abstract]), weight: 'C', kind: 'html' },
  unnamed((record) => record.annotation ?? []),
  unnamed((record) => [record.additionalInfo, record.collation]),
];

function isNamed(text: IndexedText): text is SearchField {
  return text.name !== undefined;
}

const BY_NAME: ReadonlyMap<string, SearchField> = new Map(
  INDEXED_TEXTS.filter(isNamed).map((named) => [named.name, named]),
);

/** The names of all fields, as in the API. */
export const SEARCH_FIELD_NAMES: readonly string[] = [...BY_NAME.keys()];

/** Finds a field by its name in the API, ignoring case. */
export function searchFieldNamed(name: string): SearchField | undefined {
  return BY_NAME.get(name.toLowerCase());
}

/** The prefix of the lexemes of a field by its name in the API; '' for an unknown one. */
export function codeNamed(name: string): string {
  const named = searchFieldNamed(name);
  return named === undefined ? '' : codeOf(named);
}

/** The prefix of a field's lexemes. */
export function codeOf(searchField: SearchField): string {
  return searchField.codes[0] ?? '';
}
