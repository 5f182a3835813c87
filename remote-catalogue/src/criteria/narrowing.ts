import { type ActiveFacets, foldText } from '@leeszaal/shared-contracts';
import { type Criteria, type FieldRow, filledFields, type SearchOrder } from './criteria.ts';
import type { LinkedSearch } from './shared-query.ts';

/** A restriction or order of a search, beside the query (`docs/decisions.md` 85). */
export type Narrowing =
  | ({ readonly kind: 'context' } & Pick<Criteria, 'context'>)
  | { readonly kind: 'phrase' }
  /** `isAlternative`: the row is joined to the rows above with *or*. */
  | { readonly kind: 'field'; readonly row: FieldRow; readonly isAlternative: boolean }
  | ({ readonly kind: 'order' } & SearchOrder)
  | FacetNarrowing;

/** An active facet value of a connection. */
export interface FacetNarrowing {
  readonly kind: 'facet';
  readonly connection: number;
  readonly group: string;
  readonly value: string;
}

/** The narrowings of all connections, in the order of display. */
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

/** The active facets of a connection as narrowings. */
export function facetNarrowing(
  connection: number,
  active: ActiveFacets,
): readonly FacetNarrowing[] {
  return Object.entries(active).flatMap(([group, values]) =>
    values.map((value) => ({ kind: 'facet' as const, connection, group, value })),
  );
}

/** Whether two spellings are one facet value (`docs/decisions.md` 119); a link may have an earlier one. */
export const isSameValue = (one: string, other: string): boolean =>
  one === other || foldText(one) === foldText(other);

/** Removes a facet value; a group without values is removed. */
export function withoutFacet(facets: ActiveFacets, group: string, value: string): ActiveFacets {
  const { [group]: values = [], ...others } = facets;
  const left = values.filter((other) => !isSameValue(other, value));
  return left.length > 0 ? { ...others, [group]: left } : others;
}

/** Removes all values of some facets. */
export function withoutGroups(facets: ActiveFacets, groups: readonly string[]): ActiveFacets {
  return Object.fromEntries(Object.entries(facets).filter(([group]) => !groups.includes(group)));
}

/** Removes a narrowing from the search of an address. */
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

/** Removes all filters; query and order stay. */
export function withoutFilters(search: LinkedSearch, defaults: Criteria): LinkedSearch {
  const { criteria } = search;
  const isPlain = criteria.context === 'metadata' && defaults.context === 'metadata';
  return {
    ...search,
    criteria: {
      ...criteria,
      context: isPlain ? 'metadata' : 'metadataAndContent',
      option: 'words',
      fields: defaults.fields,
    },
    facets: {},
  };
}
