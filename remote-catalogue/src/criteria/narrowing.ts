import type { ActiveFacets, SearchContext, SortField, SortOrder } from '@leeszaal/shared-contracts';
import { type Criteria, type FieldRow, filledFields } from './criteria.ts';
import type { LinkedSearch } from './shared-query.ts';

/** One thing that narrows or orders a search and is not in the search field (`docs/decisions.md` 85). */
export type Narrowing =
  | { readonly kind: 'context'; readonly context: SearchContext }
  | { readonly kind: 'phrase' }
  /** `isAlternative`: it widens what the rows before it ask for. */
  | { readonly kind: 'field'; readonly row: FieldRow; readonly isAlternative: boolean }
  | { readonly kind: 'order'; readonly sortField: SortField; readonly sortOrder: SortOrder }
  | FacetNarrowing;

/** A chosen value of a facet; each connection has its own. */
export interface FacetNarrowing {
  readonly kind: 'facet';
  readonly connection: number;
  readonly group: string;
  readonly value: string;
}

/** What narrows or orders the results of all connections, in the order in which it is shown. */
export function narrowingOf(criteria: Criteria, defaults: Criteria): readonly Narrowing[] {
  const { query, context, option, sortField, sortOrder } = criteria;
  const hasWords = query.trim() !== '';
  const isNarrower = context !== defaults.context && context !== 'metadataAndContent';
  const isOrdered = sortField !== defaults.sortField || sortOrder !== defaults.sortOrder;
  return [
    ...(hasWords && isNarrower ? [{ kind: 'context', context } as const] : []),
    ...(hasWords && option === 'phrase' ? [{ kind: 'phrase' } as const] : []),
    ...filledFields(criteria).map((row, at) => ({
      kind: 'field' as const,
      row,
      isAlternative: at > 0 && row.relation === 'or',
    })),
    ...(isOrdered ? [{ kind: 'order', sortField, sortOrder } as const] : []),
  ];
}

/** The chosen facets of a connection. */
export function facetNarrowing(
  connection: number,
  active: ActiveFacets,
): readonly FacetNarrowing[] {
  return Object.entries(active).flatMap(([group, values]) =>
    values.map((value) => ({ kind: 'facet' as const, connection, group, value })),
  );
}

/** The facets without one chosen value; a group goes with its last value. */
export function withoutFacet(facets: ActiveFacets, group: string, value: string): ActiveFacets {
  const { [group]: values = [], ...others } = facets;
  const left = values.filter((other) => other !== value);
  return left.length > 0 ? { ...others, [group]: left } : others;
}

/** The search without one of its narrowings; a facet goes from the facets of its address. */
export function withoutNarrowing(
  search: LinkedSearch,
  narrowing: Narrowing,
  defaults: Criteria,
): LinkedSearch {
  const { criteria, facets } = search;
  switch (narrowing.kind) {
    case 'context':
      return { ...search, criteria: { ...criteria, context: defaults.context } };
    case 'phrase':
      return { ...search, criteria: { ...criteria, option: 'words' } };
    case 'field': {
      const fields = criteria.fields.map((row) =>
        row.key === narrowing.row.key ? { ...row, value: '' } : row,
      );
      return { ...search, criteria: { ...criteria, fields } };
    }
    case 'order': {
      const { sortField, sortOrder } = defaults;
      return { ...search, criteria: { ...criteria, sortField, sortOrder } };
    }
    case 'facet':
      return { ...search, facets: withoutFacet(facets, narrowing.group, narrowing.value) };
  }
}

/** The same words in everything that the connections describe, without a filter; the order stays. */
export function withoutFilters(search: LinkedSearch, defaults: Criteria): LinkedSearch {
  const { criteria } = search;
  return {
    ...search,
    criteria: {
      ...criteria,
      context: criteria.context === 'content' ? 'metadataAndContent' : criteria.context,
      option: 'words',
      fields: defaults.fields,
    },
    facets: {},
  };
}
