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

/** The search of an address: criteria, open tab and facets of that tab. */
export interface LinkedSearch {
  readonly criteria: Criteria;
  readonly connection: number | undefined;
  readonly facets: ActiveFacets;
  /**
   * When the person pressed *Search*, in ms since 1970. Kept in the history entry, because the same address is a
   * new search after another press.
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
 * The query on the wire: a phrase in double quotes, an empty query as `*` (`docs/decisions.md` 13, 15). Typed quotes
 * make a phrase too, so that an address reproduces its search.
 */
export function sentQuery(criteria: Pick<Criteria, 'query' | 'option'>): string {
  const { query, option } = criteria.option === 'phrase' ? criteria : typedQuery(criteria.query);
  const text = query.trim();
  if (text === '' || text === '*') return '*';
  return option === 'phrase' ? `"${text.replace(/["\\]/g, '\\$&')}"` : text;
}

/** The filled rows on the wire. */
export function sentFields(criteria: Criteria): SearchField[] {
  return filledFields(criteria).map((field) => ({
    name: field.name,
    value: field.value.trim(),
    mode: FIELD_MODE[field.mode],
    operator: FIELD_OPERATOR[field.relation],
  }));
}

/** The part of a search that links and requests share. */
export function sentQuestion(criteria: Criteria) {
  return {
    query: sentQuery(criteria),
    queryType: QUERY_TYPE[criteria.context],
    fields: sentFields(criteria),
    ...(criteria.asTyped === criteria.query && { asTyped: true }),
  };
}

/** Reads a query from the wire; a query entirely in double quotes is a phrase (`docs/decisions.md` 13). */
export function typedQuery(sent: string): Pick<Criteria, 'query' | 'option'> {
  const text = sent.trim();
  const inner = /^"((?:[^"\\]|\\.)*)"$/s.exec(text)?.[1];
  if (inner !== undefined) return { query: inner.replace(/\\(["\\])/g, '$1'), option: 'phrase' };
  return { query: text === '*' ? '' : text, option: 'words' };
}

/** The search as a link or an item of a shelf. */
export function toSharedQuery({ criteria, connection, facets }: LinkedSearch): SharedQuery {
  const { query, queryType, fields, asTyped } = sentQuestion(criteria);
  return {
    query: query === '*' ? '' : query,
    queryType,
    ...(fields.length > 0 && { fields }),
    ...(asTyped && { asTyped }),
    sortField: criteria.sortField,
    sortOrder: criteria.sortOrder,
    ...(connection !== undefined && { connection }),
    ...(connection !== undefined && Object.keys(facets).length > 0 && { facets }),
  };
}

/** The search of a link or an item; omitted parts are as in a fresh search. */
export function fromSharedQuery(shared: SharedQuery, defaults: Criteria): LinkedSearch {
  const rows = (shared.fields ?? []).flatMap(toRow);
  const sortField = SORT_FIELDS.find((field) => field === shared.sortField);
  const typed = typedQuery(shared.query);
  return {
    criteria: {
      ...typed,
      context: keyOf<SearchContext>(QUERY_TYPE, shared.queryType, 'metadata'),
      fields: rows.length > 0 ? rows : defaults.fields,
      sortField: sortField ?? defaults.sortField,
      // The order of an unknown field would reverse the default.
      sortOrder: (sortField && shared.sortOrder) ?? defaults.sortOrder,
      ...(shared.asTyped && { asTyped: typed.query }),
    },
    connection: shared.connection,
    facets: shared.facets ?? {},
  };
}

/** Keeps a field that the panel does not offer: a search is never widened (`docs/decisions.md` 14). */
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

/** The content of the `query` parameter of an address. */
export type ReadQuery =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid'; readonly reason: string }
  | { readonly kind: 'search'; readonly shared: SharedQuery };

/** Reads the `query` parameter; an empty one is invalid (`docs/decisions.md` 10). */
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
