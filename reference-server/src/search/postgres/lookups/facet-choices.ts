import type { Queryable } from '../../../database/database.contract.ts';
import { isStorable } from '../../../text/is-storable.ts';
import type { FacetChoice } from '../../facets/facet-choice.contract.ts';
import { facetKey } from '../../facets/facets.ts';
import { multirangeOf, YEARS, yearSpans } from '../../facets/year-spans.ts';
import type { ChosenFacet, SearchPlan } from '../../query/search-engine.contract.ts';

const IDS = `
  select id from facet_values where connection_id = $1 and facet = $2
    and (key = any($4::text[]) or value = any($3::text[]))`;

const IDS_OF_YEARS = `
  select id from facet_values where connection_id = $1 and facet = ${YEARS}
    and value::integer <@ $2::int4multirange`;

async function choiceOf(
  database: Queryable,
  connectionId: number,
  { facet, values }: ChosenFacet,
): Promise<FacetChoice> {
  const spans = facet === YEARS ? yearSpans(values) : undefined;
  const storable = values.filter(isStorable);
  const rows =
    spans === undefined
      ? await database.query<{ id: number }>(IDS, [
          connectionId,
          facet,
          storable,
          storable.map(facetKey),
        ])
      : await database.query<{ id: number }>(IDS_OF_YEARS, [connectionId, multirangeOf(spans)]);
  const ids = rows.map(({ id }) => id);
  return spans === undefined ? { facet, ids } : { facet, ids, spans };
}

/** Looks up the chosen facet values of a plan. */
export async function choicesOf(
  database: Queryable,
  { connectionId, facets }: SearchPlan,
): Promise<FacetChoice[]> {
  const choices: FacetChoice[] = [];
  for (const chosen of facets) choices.push(await choiceOf(database, connectionId, chosen));
  return choices;
}
