import { FORMS_JOINER, facetField, WEIGHT_FIELDS } from './index-definition.ts';

/** A lexeme of a `tsvector` with its places and their weights; whole values have none. */
export type Lexeme = readonly [
  text: string,
  places: readonly number[] | null,
  weights: readonly ('A' | 'B' | 'C' | 'D')[] | null,
];

/** A row of `search_publications`. */
export interface IndexedRow {
  readonly connectionId: number;
  readonly id: number;
  readonly year: number | null;
  readonly titleKey: string | null;
  /** The ids of values by the number of the facet, without spellings. */
  readonly facets: Readonly<Record<string, readonly number[]>> | null;
  readonly lexemes: readonly Lexeme[];
}

/** A document of the index. */
export type SearchDocument = Readonly<
  Record<string, string | number | readonly (string | number)[]>
>;

const OF_FIELD = /^[a-z]{1,2}:/;
/** As long as that of a title that is absent (`postgres/score-sql.ts`). */
const ABSENT_LENGTH = 400;

/** The names of documents. */
export const documentId = (connectionId: number, id: number): string => `${connectionId}-${id}`;

/** The publication of a document's name; undefined for a name of another form. */
export function publicationOf(name: string): number | undefined {
  const match = /^\d+-(\d+)$/.exec(name);
  return match === null ? undefined : Number(match[1]);
}

/** Texts in which words are neighbours if their places are: a gap begins the next text. */
function textsOf(lexemes: readonly Lexeme[]): string[] {
  const forms = new Map<number, string[]>();
  for (const [text, places] of lexemes) {
    for (const place of places ?? []) {
      const known = forms.get(place);
      if (known) known.push(text);
      else forms.set(place, [text]);
    }
  }
  const texts: string[][] = [];
  let last = Number.NaN;
  for (const place of [...forms.keys()].toSorted((a, b) => a - b)) {
    const word = forms.get(place)?.join(FORMS_JOINER) ?? '';
    if (place === last + 1) texts.at(-1)?.push(word);
    else texts.push([word]);
    last = place;
  }
  return texts.map((words) => words.join(' '));
}

/** The engine's document of a publication: its index row, so that both engines find the same. */
export function searchDocumentOf(row: IndexedRow): SearchDocument {
  const placed = row.lexemes.filter(([, places]) => places !== null);
  const ofWeight = (weight: string) =>
    placed
      .filter(([, , weights]) => weights?.some((each) => each === weight))
      .map(([text]) => text);
  return {
    connection: row.connectionId,
    publication: row.id,
    ...(row.year !== null && { year: row.year }),
    untitled: row.titleKey === null ? 1 : 0,
    title: row.titleKey ?? '',
    title_length: row.titleKey?.length ?? ABSENT_LENGTH,
    words: textsOf(placed.filter(([text]) => !OF_FIELD.test(text))),
    field_words: textsOf(placed.filter(([text]) => OF_FIELD.test(text))),
    values: row.lexemes.filter(([, places]) => places === null).map(([text]) => text),
    ...Object.fromEntries(WEIGHT_FIELDS.map((field, at) => [field, ofWeight('ABCD'.charAt(at))])),
    ...Object.fromEntries(
      Object.entries(row.facets ?? {}).map(([facet, ids]) => [facetField(Number(facet)), ids]),
    ),
  };
}
