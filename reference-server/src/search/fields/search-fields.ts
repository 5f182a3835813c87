import type { Publication } from '@leeszaal/shared-contracts';

/** What `publications.record` holds: any part of a publication, in the names of the code. */
export type StoredRecord = Partial<Publication>;

/** How much a hit counts: A title, B authors, C keywords, D the rest. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** A text of a publication that can be found. */
export interface IndexedText {
  /** The name on the wire by which a search can ask for it; undefined: found by any search only. */
  readonly name?: string;
  /** What its words begin with in the index: its own code, then those of fields it counts for. */
  readonly codes: readonly string[];
  readonly weight: Weight;
  /** An `isbn` is compared by its digits, in ten and in thirteen; `html` is read without its tags. */
  readonly kind: 'words' | 'isbn' | 'html';
  /** Values that are codes rather than words: found by their field only, never by a plain query. */
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

/** A country or a place written as a code: `NL`, `ne`, `xxk`. */
const isPlaceCode = (value: string): boolean => /^\p{L}{1,3}$/u.test(value.trim());
const isAlwaysCode = (): boolean => true;

/** The numbers of a text that may hold several. */
export const splitIsbns = (text: string): string[] => text.split(/[,;|]/);

/** The numbers of a book. */
export const ISBN_FIELD: SearchField = {
  ...field('isbn', 'i', 'D', (record) => [
    ...(record.isbn === undefined ? [] : splitIsbns(record.isbn)),
    ...(record.copies?.map((copy) => copy.isbn) ?? []),
  ]),
  kind: 'isbn',
};

/** Everything that a search looks at, and how. */
export const INDEXED_TEXTS: readonly IndexedText[] = [
  field('title', 't', 'A', (record) => [record.title]),
  { codes: ['t'], weight: 'B', kind: 'words', values: (record) => [record.subtitle] },
  field('authors', 'a', 'B', (record) => record.authors ?? []),
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
  field('seriestitle', 's', 'D', (record) => [record.seriesTitle]),
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
  { ...unnamed((record) => [record.abstract]), kind: 'html' },
  unnamed((record) => record.annotation ?? []),
  unnamed((record) => [record.additionalInfo, record.collation]),
];

function isNamed(text: IndexedText): text is SearchField {
  return text.name !== undefined;
}

const BY_NAME: ReadonlyMap<string, SearchField> = new Map(
  INDEXED_TEXTS.filter(isNamed).map((named) => [named.name, named]),
);

/** Finds a field by its name on the wire, whatever its case. */
export function searchFieldNamed(name: string): SearchField | undefined {
  return BY_NAME.get(name.toLowerCase());
}

/** The code that a field's words begin with. */
export function codeOf(searchField: SearchField): string {
  return searchField.codes[0] ?? '';
}
