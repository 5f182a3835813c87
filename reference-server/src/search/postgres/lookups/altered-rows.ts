import type { Queryable, Row } from '../../../database/database.contract.ts';
import { type AlteredRows, NO_ALTERED_ROWS } from '../../facets/altered-rows.ts';
import type { FacetTriple } from '../../facets/facet-counts.ts';
import { CALLER_FACETS } from '../../facets/record-forms.ts';
import type { AlteredValues, FacetValue, SearchPlan } from '../../query/search-engine.contract.ts';

interface ValueRow extends FacetValue, Row {
  readonly id: number;
}

interface PublicationRow extends Row {
  readonly id: number;
  readonly values: readonly number[];
}

const VALUES = `
  select id, facet, value from facet_values
  where connection_id = $1 and facet = any($2::smallint[])`;

const PUBLICATIONS = `
  select id, facet_ids as values from search_publications
  where connection_id = $1 and id = any($2::integer[])`;

const nameOf = ({ facet, value }: FacetValue): string => `${facet} ${value}`;

async function lookUp(
  database: Queryable,
  connectionId: number,
  altered: readonly AlteredValues[],
): Promise<AlteredRows> {
  const [known, rows] = await Promise.all([
    database.query<ValueRow>(VALUES, [connectionId, CALLER_FACETS]),
    database.query<PublicationRow>(PUBLICATIONS, [connectionId, altered.map(({ id }) => id)]),
  ]);
  const valueIds = new Map(known.map((value) => [nameOf(value), value.id]));
  const idsOf = (values: readonly FacetValue[]) =>
    values.flatMap((value) => valueIds.get(nameOf(value)) ?? []);
  const changes = new Map(altered.map((each) => [each.id, each]));
  const differences = new Map<number, number>();
  const add = (id: number, amount: number) =>
    differences.set(id, (differences.get(id) ?? 0) + amount);
  const values = new Map<number, readonly number[]>();
  for (const { id, values: before } of rows) {
    const { lost = [], gained = [] } = changes.get(id) ?? {};
    const after = new Set(before).difference(new Set(idsOf(lost))).union(new Set(idsOf(gained)));
    for (const gone of new Set(before).difference(after)) add(gone, -1);
    for (const fresh of after.difference(new Set(before))) add(fresh, 1);
    values.set(id, [...after]);
  }
  return {
    values,
    differences: known.flatMap(({ id, facet, value }): FacetTriple[] => {
      const difference = differences.get(id) ?? 0;
      return difference === 0 ? [] : [[facet, value, difference]];
    }),
  };
}

/** Looks up what a plan alters: the values of these rows, and the differences of the counts. */
export type AlteredRowsOf = (plan: SearchPlan) => Promise<AlteredRows>;

/** Look-ups in one database. Plans that were made from one plan share its list, and so a look-up. */
export function createAlteredRows(database: Queryable): AlteredRowsOf {
  const known = new WeakMap<readonly AlteredValues[], Promise<AlteredRows>>();
  return async ({ connectionId, altered = [] }) => {
    if (altered.length === 0) return NO_ALTERED_ROWS;
    const rows = known.get(altered) ?? lookUp(database, connectionId, altered);
    known.set(altered, rows);
    return rows;
  };
}
