import {
  type ActiveFacets,
  FIELD_MODE,
  FIELD_OPERATOR,
  type FieldMode,
  type FieldOperator,
  QUERY_TYPE,
  type SearchContext,
  type SearchField,
  type SharedQuery,
  SORT_FIELDS,
  sharedQueryCodec,
} from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { type Criteria, emptyRow, type FieldRow, filledFields } from './criteria.ts';

/** A search as an address carries it: the criteria, and the module whose tab is open with its facets. */
export interface LinkedSearch {
  readonly criteria: Criteria;
  readonly connection: number | undefined;
  readonly facets: ActiveFacets;
  /**
   * When the person pressed *Search*, in ms since 1970. The history entry holds it, not the address: the same
   * question is a new search after another press.
   */
  readonly askedAt?: number | undefined;
}

function keyOf<K extends string>(
  values: Readonly<Record<K, number>>,
  value: number,
  fallback: K,
): K {
  return (Object.keys(values) as K[]).find((key) => values[key] === value) ?? fallback;
}

/**
 * The text that is sent: a phrase in double quotes, nothing as `*` (`docs/decisions.md` 13, 15). Quotes
 * that somebody typed make a phrase like any other, so that the address asks what was asked.
 */
export function sentQuery(criteria: Pick<Criteria, 'query' | 'option'>): string {
  const { query, option } = criteria.option === 'phrase' ? criteria : typedQuery(criteria.query);
  const text = query.trim();
  if (text === '' || text === '*') return '*';
  return option === 'phrase' ? `"${text.replace(/["\\]/g, '\\$&')}"` : text;
}

/** The rows as they are sent. */
export function sentFields(criteria: Criteria): SearchField[] {
  return filledFields(criteria).map((field) => ({
    name: field.name,
    value: field.value.trim(),
    mode: FIELD_MODE[field.mode],
    operator: FIELD_OPERATOR[field.relation],
  }));
}

/** Takes a query that stands wholly in double quotes for a phrase (`docs/decisions.md` 13). */
export function typedQuery(sent: string): Pick<Criteria, 'query' | 'option'> {
  const text = sent.trim();
  const inner = /^"((?:[^"\\]|\\.)*)"$/s.exec(text)?.[1];
  if (inner !== undefined) return { query: inner.replace(/\\(["\\])/g, '$1'), option: 'phrase' };
  return { query: text === '*' ? '' : text, option: 'words' };
}

/** The search in the form of a link or a shelf's item. */
export function toSharedQuery({ criteria, connection, facets }: LinkedSearch): SharedQuery {
  const fields = sentFields(criteria);
  const query = sentQuery(criteria);
  return {
    query: query === '*' ? '' : query,
    queryType: QUERY_TYPE[criteria.context],
    ...(fields.length > 0 ? { fields } : {}),
    sortField: criteria.sortField,
    sortOrder: criteria.sortOrder,
    ...(connection === undefined ? {} : { connection }),
    ...(connection !== undefined && Object.keys(facets).length > 0 ? { facets } : {}),
  };
}

/** A search from its shared form; what a link leaves out is as in a fresh search. */
export function fromSharedQuery(shared: SharedQuery, defaults: Criteria): LinkedSearch {
  const rows = (shared.fields ?? []).flatMap(toRow);
  const sortField = SORT_FIELDS.find((field) => field === shared.sortField);
  return {
    criteria: {
      ...typedQuery(shared.query),
      context: keyOf<SearchContext>(QUERY_TYPE, shared.queryType, 'metadata'),
      fields: rows.length > 0 ? rows : defaults.fields,
      sortField: sortField ?? defaults.sortField,
      // The order of an unknown field would turn the default upside down.
      sortOrder: (sortField && shared.sortOrder) ?? defaults.sortOrder,
    },
    connection: shared.connection,
    facets: shared.facets ?? {},
  };
}

/** A field that the panel does not offer stays as well: a search is never widened (`docs/decisions.md` 14). */
function toRow(field: SearchField, key: number): FieldRow[] {
  if (field.value.trim() === '') return [];
  return [
    {
      ...emptyRow(key, field.name),
      value: field.value,
      mode: keyOf<FieldMode>(FIELD_MODE, field.mode, 'contains'),
      relation: keyOf<FieldOperator>(FIELD_OPERATOR, field.operator, 'and'),
    },
  ];
}

/** What the `query` parameter of an address says: a search, or why there is none. */
export type ReadQuery =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid'; readonly reason: string }
  | { readonly kind: 'search'; readonly shared: SharedQuery };

/** Reads the `query` parameter; an empty or invalid one is only worth a warning (`docs/decisions.md` 10). */
export function readQueryParameter(search: string): ReadQuery {
  const text = new URLSearchParams(search).get('query');
  if (text === null) return { kind: 'none' };
  try {
    const parsed = v.safeParse(sharedQueryCodec.schema, JSON.parse(text));
    return parsed.success
      ? { kind: 'search', shared: parsed.output }
      : { kind: 'invalid', reason: v.summarize(parsed.issues) };
  } catch {
    return { kind: 'invalid', reason: 'not JSON' };
  }
}

/** The results address of a search. */
export function resultsPath(linked: LinkedSearch): string {
  return `/search?${new URLSearchParams({ query: JSON.stringify(toSharedQuery(linked)) })}`;
}
