/*
 * The part of the query language of OpenSearch and Elasticsearch that is used. `testing/request.schema.ts` has the same
 * as a JSON schema.
 */

type Of<T> = Readonly<Record<string, T>>;

/** A query. Fields are those of `indexing/index-definition.ts`. */
export type Query =
  | { readonly match_all: Of<never> }
  | { readonly match_none: Of<never> }
  | { readonly term: Of<string | number> }
  | { readonly terms: Of<readonly (string | number)[]> }
  | { readonly prefix: Of<{ readonly value: string }> }
  | { readonly range: Of<{ readonly gte: number; readonly lte: number }> }
  | { readonly constant_score: { readonly filter: Query; readonly boost: number } }
  | { readonly dis_max: { readonly queries: readonly Query[]; readonly tie_breaker: number } }
  | { readonly bool: BoolQuery }
  | {
      readonly span_near: {
        readonly clauses: readonly SpanQuery[];
        readonly slop: 0;
        readonly in_order: true;
      };
    };

/** A combination. */
export interface BoolQuery {
  readonly filter?: readonly Query[];
  readonly should?: readonly Query[];
  readonly must_not?: readonly Query[];
  readonly minimum_should_match?: 0 | 1;
}

/** A place of a phrase. */
export type SpanQuery =
  | { readonly span_term: Of<string> }
  | { readonly span_or: { readonly clauses: readonly SpanQuery[] } }
  | {
      readonly span_multi: {
        readonly match: {
          readonly prefix: Of<{ readonly value: string; readonly rewrite: string }>;
        };
      };
    };

/** A sort key. */
export type SortKey = Of<{ readonly order: 'asc' | 'desc'; readonly missing?: number }>;

/** Values of a field with their documents, most frequent first. */
export interface TermsAggregation {
  readonly terms: {
    readonly field: string;
    readonly size: number;
    readonly include?: readonly number[];
    readonly order?: readonly Of<'asc' | 'desc'>[];
  };
}

/** The counts of one facet, among the documents of a filter. */
export interface FacetAggregation {
  readonly filter: Query;
  readonly aggs: {
    readonly values?: TermsAggregation;
    /** The chosen values, however few documents they have. */
    readonly chosen?: TermsAggregation;
    /** Documents with other values for the caller, by the id of a value. */
    readonly own?: { readonly filters: { readonly filters: Of<Query> } };
  };
}

/** The body of a search. */
export interface SearchBody {
  readonly query: Query;
  readonly post_filter?: Query;
  readonly sort?: readonly SortKey[];
  readonly from?: number;
  readonly size: number;
  readonly search_after?: readonly (string | number)[];
  readonly pit?: { readonly id: string; readonly keep_alive: string };
  readonly aggs?: Of<FacetAggregation>;
  readonly track_total_hits: boolean;
  readonly _source: false;
  /** The engine's own limit of time. */
  readonly timeout: string;
}
