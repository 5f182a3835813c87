import * as v from 'valibot';
import { type Codec, plain } from '../schema/codec.ts';
import { type Labels, labelsSchema } from '../schema/labels.ts';
import { wholeNumber } from '../schema/scalars.ts';
import { type Publication, publicationCodec } from './publication.ts';

/** The wire's numbers for the scope of a query (`docs/behaviour.md` C 3). */
export const QUERY_TYPE = {
  metadata: 0,
  content: 1,
  metadataAndContent: 2,
} as const;
/** The scope of a query. */
export type SearchContext = keyof typeof QUERY_TYPE;

/** The wire's numbers for how a field is matched (`docs/decisions.md` 11). */
export const FIELD_MODE = { exact: 0, contains: 1, not: 2 } as const;
/** How a field is matched. */
export type FieldMode = keyof typeof FIELD_MODE;

/**
 * The wire's numbers for how a field row is combined with the rows above it (`docs/decisions.md`
 * 15).
 */
export const FIELD_OPERATOR = { and: 0, or: 1 } as const;
/** How a field row is combined with the rows above it. */
export type FieldOperator = keyof typeof FIELD_OPERATOR;

/** The sort fields of results; the first is the default. */
export const SORT_FIELDS = ['score', 'title', 'yearofpublication'] as const;
/** A sort field of results. */
export type SortField = (typeof SORT_FIELDS)[number];
/** The sort orders; the first is the default. */
export const SORT_ORDERS = ['desc', 'asc'] as const;
/** A sort order. */
export type SortOrder = (typeof SORT_ORDERS)[number];

/**
 * The facets in the interface, by their wire names (`docs/behaviour.md` C 2, `docs/decisions.md`
 * 31).
 */
export const FACETS = [
  'keywords',
  'authors',
  'publisher',
  'jurisdiction',
  'yearofpublication',
  'language',
  'documenttype',
  'form',
  'availability',
] as const;
/** A facet's wire name. */
export type FacetName = (typeof FACETS)[number];

/** The values of the facet `form`: it can be read here, it is for sale, copies of it are on the shelf. */
export const FORMS = ['read', 'buy', 'shelf'] as const;
/** A value of the facet `form`. */
export type Form = (typeof FORMS)[number];
/** The only value of the facet `availability`: the caller can borrow it at the moment of the search. */
export const READABLE_NOW = 'now';

/** The fields that an advanced search row offers. */
export const ADVANCED_FIELDS = ['title', 'authors', 'isbn', 'publisher', 'keywords'] as const;
/** A field that an advanced search row offers. */
export type AdvancedFieldName = (typeof ADVANCED_FIELDS)[number];

/** The value of one field row. */
export const searchFieldSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  value: v.string(),
  mode: v.picklist(Object.values(FIELD_MODE)),
  operator: v.picklist(Object.values(FIELD_OPERATOR)),
});
/** One field row of a search. */
export type SearchField = v.InferOutput<typeof searchFieldSchema>;

/** Selected facet values by facet name. */
export const activeFacetsSchema = v.record(
  v.pipe(v.string(), v.nonEmpty()),
  v.array(v.pipe(v.string(), v.nonEmpty())),
);
/** Selected facet values by facet name. */
export type ActiveFacets = v.InferOutput<typeof activeFacetsSchema>;

/** One sort instruction, `"field order"` (`docs/decisions.md` 16). */
const sortingSchema = v.pipe(v.string(), v.regex(/^\S+ (asc|desc)$/));

/** The question of a search, apart from facets, order and connections. */
export const searchQuestionEntries = {
  query: v.string(),
  queryType: v.picklist(Object.values(QUERY_TYPE)),
  fields: v.optional(v.array(searchFieldSchema), []),
};

/** The body of `POST /search`, for one connection. Pages count from 1. */
export const searchRequestCodec = plain(
  v.object({
    ...searchQuestionEntries,
    paginationOptions: v.object({
      page: v.pipe(wholeNumber, v.minValue(1)),
      resultsPerPage: v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)),
    }),
    facets: v.optional(activeFacetsSchema, {}),
    sorting: v.optional(v.array(sortingSchema), []),
    /** Whether typing errors are searched as they are; an addition of ours. */
    asTyped: v.exactOptional(v.boolean()),
    connections: v.pipe(v.array(wholeNumber), v.length(1)),
  }),
);
/** The body of `POST /search`. */
export type SearchRequest = v.InferOutput<typeof searchRequestCodec.schema>;

const facetCountsSchema = v.record(v.string(), v.record(v.string(), v.number()));
/** Hits by value, by facet name. */
export type FacetCounts = v.InferOutput<typeof facetCountsSchema>;

const correctionSchema = v.object({ typed: v.string(), word: v.string() });
/** A typed word that was not found, and the word that was searched instead; both folded. */
export type Correction = v.InferOutput<typeof correctionSchema>;

/** A part that was searched as words although it looks like more: an unknown field, an operator, or a single quote. */
export const UNREAD_KINDS = ['field', 'operator', 'quote'] as const;

const readingSchema = v.object({
  /** A term to mark, as typed: a word, or the words of a phrase; with `field`, only there. */
  terms: v.array(v.object({ text: v.string(), field: v.exactOptional(v.string()) })),
  /** The terms that publications must not have, as typed. */
  excluded: v.array(v.string()),
  /** The parts that were searched as words although they look like more; `text` is as typed. */
  asWords: v.array(v.object({ kind: v.picklist(UNREAD_KINDS), text: v.string() })),
});
/** How a query with operators, names of fields or what looks like them was read (`docs/decisions.md` 117). */
export type QueryReading = v.InferOutput<typeof readingSchema>;
/** A text of a query that results are searched for. */
export type SearchedTerm = QueryReading['terms'][number];

/** The results of one connection. */
export interface SearchResults {
  /** Undefined if the connection does not know it (`docs/decisions.md` 20). */
  readonly total: number | undefined;
  readonly publications: Publication[];
  readonly facets: FacetCounts;
  /** The words that were corrected because nothing was found; absent without any (`docs/decisions.md` 112). */
  readonly corrections?: readonly Correction[];
  /**
   * Words of these publications that were found for typed ones: other forms, compounds, corrected words. To be marked
   * like the typed words; absent without any (`docs/decisions.md` 111).
   */
  readonly alsoFound?: readonly string[];
  /** How the query was read; absent for words and phrases alone. */
  readonly reading?: QueryReading;
  /** The names of document types in `facets` by language, by their plain names; absent without any. */
  readonly typeLabels?: Readonly<Record<string, Labels>>;
}

/** An entry of a search answer: results, or a failure with its status. */
export type SearchEntry =
  | ({ readonly kind: 'results' } & SearchResults)
  | {
      readonly kind: 'failure';
      readonly status: number;
      readonly error: string;
    };

/** A number from any spelling; undefined if missing or empty. */
const numberIfAny = (value: unknown): number | undefined =>
  value === undefined || value === null || value === '' ? undefined : Number(value);

const typeLabelsSchema = v.record(v.string(), v.record(v.string(), v.string()));

const resultsSchema = v.object({
  total: v.pipe(v.optional(v.unknown()), v.transform(numberIfAny), v.optional(v.number())),
  publications: v.optional(v.array(publicationCodec.schema), []),
  facets: v.optional(v.nullable(facetCountsSchema), {}),
  corrections: v.optional(v.nullable(v.array(correctionSchema)), []),
  alsoFound: v.optional(v.nullable(v.array(v.string())), []),
  reading: v.optional(v.nullable(readingSchema)),
  typeLabels: v.optional(v.nullable(typeLabelsSchema)),
});

const entrySchema = v.union([
  v.pipe(
    v.object({
      error: v.unknown(),
      status: v.optional(v.union([v.number(), v.string()])),
    }),
    v.check((entry) => entry.error !== undefined && entry.error !== null && entry.error !== false),
    v.transform(
      (entry): SearchEntry => ({
        kind: 'failure',
        status: Number(entry.status ?? 500),
        error: typeof entry.error === 'string' ? entry.error : JSON.stringify(entry.error),
      }),
    ),
  ),
  v.pipe(
    resultsSchema,
    v.transform(
      (entry): SearchEntry => ({
        kind: 'results',
        total: entry.total,
        publications: entry.publications,
        facets: entry.facets ?? {},
        ...(entry.corrections?.length && { corrections: entry.corrections }),
        ...(entry.alsoFound?.length && { alsoFound: entry.alsoFound }),
        ...(entry.reading && { reading: entry.reading }),
        ...(entry.typeLabels && { typeLabels: entry.typeLabels }),
      }),
    ),
  ),
]);

/** The answer of `POST /search`; only its first entry counts, and an empty list is a failure. */
export const searchAnswerCodec: Codec<SearchEntry[]> = {
  schema: v.array(entrySchema) as unknown as v.GenericSchema<unknown, SearchEntry[]>,
  encode: (entries) =>
    entries.map((entry) =>
      entry.kind === 'failure'
        ? { error: entry.error, status: entry.status }
        : {
            total: entry.total,
            publications: entry.publications.map(publicationCodec.encode),
            facets: entry.facets,
            ...(entry.corrections && { corrections: entry.corrections }),
            ...(entry.alsoFound && { alsoFound: entry.alsoFound }),
            ...(entry.reading && { reading: entry.reading }),
            ...(entry.typeLabels && { typeLabels: entry.typeLabels }),
          },
    ),
};

/**
 * The `query` parameter of a results link, and the data of a shelf's query item: one schema for
 * both (`docs/decisions.md` 10 to 12).
 */
export const sharedQueryCodec = plain(
  v.pipe(
    v.object({
      query: v.string(),
      queryType: v.optional(v.picklist(Object.values(QUERY_TYPE)), 0),
      fields: v.optional(v.array(searchFieldSchema)),
      sortField: v.optional(v.pipe(v.string(), v.nonEmpty())),
      sortOrder: v.optional(v.picklist(SORT_ORDERS)),
      module: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      connection: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      facets: v.optional(activeFacetsSchema),
      /** Whether typing errors of the query are searched as they are; an addition of ours. */
      asTyped: v.exactOptional(v.boolean()),
    }),
    v.check(
      (link) => (link.sortField === undefined) === (link.sortOrder === undefined),
      'sortField and sortOrder appear together',
    ),
    v.check(
      (link) => link.facets === undefined || link.connection !== undefined,
      'facets require connection',
    ),
  ),
);
/** A search in a link or on a shelf. */
export type SharedQuery = v.InferOutput<typeof sharedQueryCodec.schema>;

/** The actions that a module can offer on a result. */
export const MODULE_ACTIONS = ['read', 'request', 'shop', 'openInBibis'] as const;
/** An action that a module can offer on a result. */
export type ModuleAction = (typeof MODULE_ACTIONS)[number];

/** A search module: one connection with its own results. Unknown actions are dropped. */
export const searchModuleCodec = plain(
  v.object({
    connection: wholeNumber,
    module: wholeNumber,
    name: v.string(),
    /** The name by language. */
    names: labelsSchema,
    actions: v.optional(
      v.pipe(
        v.array(v.string()),
        v.transform((names) => MODULE_ACTIONS.filter((action) => names.includes(action))),
      ),
      [],
    ),
    advancedFields: v.optional(v.array(v.string()), []),
  }),
);
/** A search module: one connection with its own results. */
export type SearchModule = v.InferOutput<typeof searchModuleCodec.schema>;

/**
 * The `code` of a 403 for a visitor who asks for a record of a connection that wants an account (`docs/decisions.md`
 * 114).
 */
export const SIGN_IN_TO_SEARCH = 'sign-in-to-search';

const searchRefusalSchema = v.object({ code: v.literal(SIGN_IN_TO_SEARCH) });

/** Whether the body of a 403 says that signing in is what is missing. */
export const asksToSignIn = (body: unknown): boolean => v.is(searchRefusalSchema, body);
