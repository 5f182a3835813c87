import {
  FACETS,
  type FacetCounts,
  type Labels,
  type SearchResults,
} from '@leeszaal/shared-contracts';
import type { Queryable } from '../../database/database.contract.ts';

const LABELS = `
  select coalesce(shown, value) as type, labels from facet_values
  where connection_id = $1 and facet = $2 and spelling_of is null and labels is not null
    and coalesce(shown, value) = any($3::text[])`;

/** The names by language of the document types that a search counted; undefined if none has any. */
export async function loadTypeLabels(
  database: Queryable,
  connectionId: number,
  { documenttype }: FacetCounts,
): Promise<SearchResults['typeLabels']> {
  if (documenttype === undefined) return undefined;
  const rows = await database.query<{ type: string; labels: Labels }>(LABELS, [
    connectionId,
    FACETS.indexOf('documenttype'),
    Object.keys(documenttype),
  ]);
  if (rows.length === 0) return undefined;
  return Object.fromEntries(rows.map(({ type, labels }) => [type, labels]));
}
