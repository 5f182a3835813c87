/*
 * The low three bits of a value's id are the number of its facet, so that counting needs no look-up. They are 7
 * from the eighth facet on, whose number is in `facet_values` alone.
 */
const BITS = 3;
const LOOKED_UP = (1 << BITS) - 1;

/** The number of the facet in a value's id; undefined when it has to be looked up. */
export function facetInId(id: number): number | undefined {
  const bits = id & LOOKED_UP;
  return bits === LOOKED_UP ? undefined : bits;
}

/** Above the number of every facet. */
const SPELLINGS_FROM = 1000;

/** The number under which the dictionary has further spellings of a facet's values. No count shows them. */
export const spellingFacet = (facet: number): number => SPELLINGS_FROM + facet;

/** Writes the condition that the facet of a value's id has to be looked up. */
export const isLookedUpSql = (id: string): string => `${id} & ${LOOKED_UP} = ${LOOKED_UP}`;

/** Writes the condition that a value's id is of a facet, one of those that are in ids. */
export const isOfFacetSql = (id: string, facet: number): string =>
  `${id} & ${LOOKED_UP} = ${facet}`;

/** Writes a new id for a value of a facet. */
export const newFacetIdSql = (facet: string): string =>
  `(nextval('facet_value_numbers')::integer << ${BITS}) | least(${facet}, ${LOOKED_UP})`;

/** Writes the number of the facet of a value's id. */
export const facetOfIdSql = (id: string): string =>
  `case when ${id} & ${LOOKED_UP} < ${LOOKED_UP} then ${id} & ${LOOKED_UP}
    else (select facet from facet_values where facet_values.id = ${id}) end`;

/** Identifies a chosen facet that a row fails; 0 is none. */
export const failedFacet = (facet: number): number => (facet < LOOKED_UP ? facet + 1 : -facet);

/** Writes the condition that a value's id is of the failed facet, with a look-up only if these facets need it. */
export function isOfFailedFacetSql(id: string, failed: string, facets: readonly number[]): string {
  const inBits = `${failed} = (${id} & ${LOOKED_UP}) + 1`;
  const isInBits = facets.every((facet) => facet < LOOKED_UP);
  return isInBits ? inBits : `${inBits} or ${failed} = -(${facetOfIdSql(id)})`;
}
