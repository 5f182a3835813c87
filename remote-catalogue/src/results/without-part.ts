import type { LinkedSearch } from '../search/shared-query.ts';

/** The search without one of its filled rows. */
export function withoutField(search: LinkedSearch, key: number): LinkedSearch {
  const { criteria } = search;
  return {
    ...search,
    criteria: {
      ...criteria,
      fields: criteria.fields.map((field) => (field.key === key ? { ...field, value: '' } : field)),
    },
  };
}

/** The search without one chosen value of a facet; a group goes with its last value. */
export function withoutFacet(search: LinkedSearch, group: string, value: string): LinkedSearch {
  const { [group]: values = [], ...others } = search.facets;
  const left = values.filter((other) => other !== value);
  return { ...search, facets: left.length > 0 ? { ...others, [group]: left } : others };
}
