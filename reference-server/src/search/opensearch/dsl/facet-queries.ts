import { FACETS } from '@leeszaal/shared-contracts';
import type { AlteredRows } from '../../facets/altered-rows.ts';
import type { FacetChoice } from '../../facets/facet-choice.contract.ts';
import { valuesShown } from '../../facets/facet-counts.ts';
import { CALLER_FACETS } from '../../facets/record-forms.ts';
import { mergedSpans } from '../../facets/year-spans.ts';
import { facetField } from '../indexing/index-definition.ts';
import { allOf, anyOf, MATCH_NONE, noneOf } from './clause-query.ts';
import type { FacetAggregation, Query, TermsAggregation } from './query.contract.ts';

/** The engine's limit is 65,536. */
const TERMS_AT_ONCE = 50_000;

/** These publications, however many. */
export function publicationsQuery(ids: readonly number[]): Query {
  const queries: Query[] = [];
  for (let from = 0; from < ids.length; from += TERMS_AT_ONCE) {
    queries.push({ terms: { publication: ids.slice(from, from + TERMS_AT_ONCE) } });
  }
  return anyOf(queries);
}

const havingAny = (altered: AlteredRows, ids: ReadonlySet<number>): number[] =>
  [...altered.values].filter(([, own]) => own.some((id) => ids.has(id))).map(([id]) => id);

/** The condition of a choice. Rows that are others for the caller meet it by their own values. */
function choiceQuery({ facet, ids, spans }: FacetChoice, altered: AlteredRows): Query {
  if (spans !== undefined) {
    return anyOf(
      mergedSpans(spans).map(
        ({ from, to }): Query => ({ range: { year: { gte: from, lte: to } } }),
      ),
    );
  }
  const stored: Query = ids.length === 0 ? MATCH_NONE : { terms: { [facetField(facet)]: ids } };
  if (altered.values.size === 0 || !CALLER_FACETS.includes(facet)) return stored;
  const unaltered = noneOf([publicationsQuery([...altered.values.keys()])]);
  const own = publicationsQuery(havingAny(altered, new Set(ids)));
  return anyOf([allOf([stored, unaltered]), own]);
}

/** The condition of the choices, but for those of one facet. */
export function choicesQuery(
  choices: readonly FacetChoice[],
  altered: AlteredRows,
  but?: number,
): Query {
  return allOf(
    choices.filter(({ facet }) => facet !== but).map((choice) => choiceQuery(choice, altered)),
  );
}

const values = (facet: number): TermsAggregation => ({
  terms: {
    field: facetField(facet),
    size: valuesShown(facet),
    order: [{ _count: 'desc' }, { _key: 'asc' }],
  },
});

const ofChoice = ({ facet, ids }: FacetChoice): TermsAggregation => ({
  terms: { field: facetField(facet), size: ids.length, include: ids },
});

/** The rows with other values for the caller, by the id of each value that they have. */
function ownValues(altered: AlteredRows, ids: readonly number[]): Record<string, Query> {
  return Object.fromEntries(
    ids.map((id) => [id, publicationsQuery(havingAny(altered, new Set([id])))]),
  );
}

/** The name of a facet's counts in a request and its answer. */
export const countsName = (facet: number): string => `facet_${facet}`;
/** The name of its counts of rows with other values for the caller. */
export const ownCountsName = (facet: number): string => `own_${facet}`;

/** The search that facets are counted for. */
export interface CountedChoices {
  readonly choices: readonly FacetChoice[];
  readonly altered: AlteredRows;
  /** The values of the facets that depend on the caller; needed if rows are altered. */
  readonly callerValues: readonly { readonly id: number; readonly facet: number }[];
}

/** Counts each facet among the hits that meet the choices of the others (`docs/decisions.md` 28). */
export function facetAggregations({
  choices,
  altered,
  callerValues,
}: CountedChoices): Record<string, FacetAggregation> {
  const isAltered = altered.values.size > 0;
  const aggregations: Record<string, FacetAggregation> = {};
  for (const facet of FACETS.keys()) {
    const filter = choicesQuery(choices, altered, facet);
    const choice = choices.find((each) => each.facet === facet && each.ids.length > 0);
    const aggs = { values: values(facet), ...(choice && { chosen: ofChoice(choice) }) };
    const isOfCaller = isAltered && CALLER_FACETS.includes(facet);
    const unaltered = noneOf([publicationsQuery([...altered.values.keys()])]);
    aggregations[countsName(facet)] = {
      filter: isOfCaller ? allOf([filter, unaltered]) : filter,
      aggs,
    };
    if (isOfCaller) {
      const ids = callerValues.filter((value) => value.facet === facet).map(({ id }) => id);
      const own = { filters: { filters: ownValues(altered, ids) } };
      aggregations[ownCountsName(facet)] = { filter, aggs: { own } };
    }
  }
  return aggregations;
}
