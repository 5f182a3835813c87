import {
  QUERY_TYPE,
  type QueryReading,
  type SearchContext,
  type SearchRequest,
  SORT_FIELDS,
  SORT_ORDERS,
} from '@leeszaal/shared-contracts';
import { facetNumber } from '../facets/facets.ts';
import { searchFieldNamed } from '../fields/search-fields.ts';
import type { Clause } from './clause.contract.ts';
import { ALL } from './clauses.ts';
import { distinctPatterns } from './distinct-patterns.ts';
import { type KnownRow, parseFieldRows } from './parse-field-row.ts';
import { treeClause } from './parse-query.ts';
import type { ChosenFacet, SearchPlan, Sorting } from './search-engine.contract.ts';
import { readingOf, titleWordsOf } from './syntax/describe-tree.ts';
import { readTree } from './syntax/read-tree.ts';
import { asksNothing } from './word-clauses.ts';

/** The properties of a connection that planning needs. */
export interface PlannedConnection {
  readonly id: number;
  /** The names of its search fields. */
  readonly advancedFields: readonly string[];
}

/** A plan, or why this connection refuses the request (`docs/decisions.md` 14). */
export type PlannedSearch =
  | {
      readonly kind: 'plan';
      readonly plan: SearchPlan;
      /** The description of how the query was read; undefined for words alone. */
      readonly reading: QueryReading | undefined;
    }
  | { readonly kind: 'refused'; readonly reason: string };

/** The properties of a request that planning needs. */
export type PlannedRequest = Pick<
  SearchRequest,
  'query' | 'queryType' | 'fields' | 'facets' | 'sorting' | 'paginationOptions' | 'asTyped'
>;

const LONGEST_QUERY = 4000;
const MOST_ROWS = 50;
/** Each one is looked up in the words of a field. */
const MOST_PATTERNS = 100;

/** Whether a search is longer than {@link planSearch} takes, so that nothing has to be read of it. */
export const isTooLarge = ({ query, fields }: Pick<PlannedRequest, 'query' | 'fields'>): boolean =>
  query.length > LONGEST_QUERY || fields.length > MOST_ROWS;

class Refusal extends Error {}

const CONTEXTS = Object.entries(QUERY_TYPE) as [SearchContext, SearchRequest['queryType']][];

function contextOf(queryType: SearchRequest['queryType']): SearchContext {
  return CONTEXTS.find(([, type]) => type === queryType)?.[0] ?? 'metadata';
}

function checkLength(text: string): void {
  if (text.length > LONGEST_QUERY) {
    throw new Refusal(`A query may have ${LONGEST_QUERY} characters, not ${text.length}.`);
  }
}

function knownRows(fields: PlannedRequest['fields'], connection: PlannedConnection): KnownRow[] {
  if (fields.length > MOST_ROWS) {
    throw new Refusal(`A search may have ${MOST_ROWS} field rows, not ${fields.length}.`);
  }
  const supported = new Set(connection.advancedFields.map((name) => name.toLowerCase()));
  return fields.map(({ name, value, mode, operator }) => {
    const field = searchFieldNamed(name);
    if (field === undefined || !supported.has(field.name)) {
      throw new Refusal(`This search module does not support the field "${name}".`);
    }
    checkLength(value);
    return { field, value, mode, operator };
  });
}

function chosenFacets(facets: PlannedRequest['facets']): ChosenFacet[] {
  return Object.entries(facets)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => {
      const facet = facetNumber(name);
      if (facet === undefined) throw new Refusal(`There is no facet "${name}".`);
      return { facet, values: [...new Set(values)] };
    });
}

function sortingOf(text: string): Sorting {
  const [fieldName, orderName] = text.split(' ');
  const field = SORT_FIELDS.find((name) => name === fieldName);
  const order = SORT_ORDERS.find((name) => name === orderName);
  if (field === undefined || order === undefined) {
    throw new Refusal(`Results can't be sorted by "${text}".`);
  }
  return { field, order };
}

function checkPatterns(...clauses: readonly Clause[]): void {
  const { size } = distinctPatterns(...clauses);
  if (size > MOST_PATTERNS) {
    throw new Refusal(`A search may have ${MOST_PATTERNS} parts of words, not ${size}.`);
  }
}

/** @throws {Refusal} */
function plan(request: PlannedRequest, connection: PlannedConnection): PlannedSearch {
  checkLength(request.query);
  const { page, resultsPerPage } = request.paginationOptions;
  const tree = asksNothing(request.query) ? undefined : readTree(request.query);
  const plan: SearchPlan = {
    connectionId: connection.id,
    context: contextOf(request.queryType),
    main: tree === undefined ? ALL : treeClause(tree),
    rows: parseFieldRows(knownRows(request.fields, connection)),
    words: tree === undefined ? [] : titleWordsOf(tree),
    facets: chosenFacets(request.facets),
    isAsTyped: request.asTyped ?? false,
    sortings: request.sorting.map(sortingOf),
    offset: (page - 1) * resultsPerPage,
    limit: resultsPerPage,
  };
  checkPatterns(plan.main, plan.rows);
  return { kind: 'plan', plan, reading: tree && readingOf(tree) };
}

/** Parses and validates a search of one connection. */
export function planSearch(request: PlannedRequest, connection: PlannedConnection): PlannedSearch {
  try {
    return plan(request, connection);
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', reason: error.message };
    throw error;
  }
}
