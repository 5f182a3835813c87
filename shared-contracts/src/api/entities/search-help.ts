import * as v from 'valibot';
import { plain } from '../schema/codec.ts';
import { wholeNumber } from '../schema/scalars.ts';
import { activeFacetsSchema, searchQuestionEntries } from './search.ts';

/** The most connections of one call of `POST /search/help`. */
export const MOST_HELPED_CONNECTIONS = 20;

/** The body of `POST /search/help`: a search that found nothing, as it was sent to some connections. */
export const searchHelpRequestCodec = plain(
  v.object({
    ...searchQuestionEntries,
    /** Whether typing errors were searched as they are. */
    asTyped: v.exactOptional(v.boolean()),
    connections: v.pipe(
      v.array(v.object({ connection: wholeNumber, facets: v.optional(activeFacetsSchema, {}) })),
      v.minLength(1),
      v.maxLength(MOST_HELPED_CONNECTIONS),
    ),
  }),
);
/** The body of `POST /search/help`. */
export type SearchHelpRequest = v.InferOutput<typeof searchHelpRequestCodec.schema>;

const shared = {
  /** The question to ask instead. */
  question: v.object(searchQuestionEntries),
  /** The names of the facets to take off. */
  withoutFacets: v.array(v.string()),
  /** The hits of that search in all connections of the call together; at least 1. */
  total: wholeNumber,
};

/** Another search that finds something. */
export const searchHelpCodec = plain(
  v.variant('kind', [
    /** Other words for typed ones that do not occur. */
    v.object({ kind: v.literal('corrected'), ...shared }),
    /** Without the one facet of `withoutFacets`. */
    v.object({ kind: v.literal('facet'), ...shared }),
    /** Without one field row; `row` is its place in the fields of the request. */
    v.object({ kind: v.literal('row'), ...shared, row: wholeNumber }),
    /** The words of phrases one by one. */
    v.object({ kind: v.literal('unquoted'), ...shared }),
    /** The words of fields in all fields. */
    v.object({ kind: v.literal('everywhere'), ...shared }),
    /** Descriptions and full texts. */
    v.object({ kind: v.literal('context'), ...shared }),
    /** Fewer words; `leftOut` are the others, as typed. */
    v.object({ kind: v.literal('fewer'), ...shared, leftOut: v.array(v.string()) }),
    /** Without facets and field rows, where there are several. */
    v.object({ kind: v.literal('unfiltered'), ...shared }),
  ]),
);
/** Another search that finds something, where a search found nothing (`docs/decisions.md` 118). */
export type SearchHelp = v.InferOutput<typeof searchHelpCodec.schema>;
