import { FACETS } from '@leeszaal/shared-contracts';
import { type FacetTriple, facetCounts } from '../../facets/facet-counts.ts';
import type { SearchHits } from '../../query/search-engine.contract.ts';
import { countsName, ownCountsName } from '../dsl/facet-queries.ts';
import type { FacetAnswer, SearchAnswer } from '../transport/answers.ts';
import { EngineError } from '../transport/engine-error.ts';
import type { Lookups } from './database-lookups.ts';

type Aggregations = NonNullable<SearchAnswer['aggregations']>;

/** The hits of each value of a facet, by its id. */
function hitsOfValues(answer: FacetAnswer, own: FacetAnswer | undefined): Map<number, number> {
  const hits = new Map<number, number>();
  for (const { key, doc_count } of answer.values?.buckets ?? []) hits.set(key, doc_count);
  for (const { key, doc_count } of answer.chosen?.buckets ?? []) hits.set(key, doc_count);
  for (const [id, { doc_count }] of Object.entries(own?.own?.buckets ?? {})) {
    hits.set(Number(id), (hits.get(Number(id)) ?? 0) + doc_count);
  }
  return hits;
}

/** The counts of an answer, with the names that the database has for its values. */
export async function readFacets(
  lookups: Lookups,
  connectionId: number,
  aggregations: Aggregations | undefined,
): Promise<SearchHits['facets']> {
  const counted = Array.from(FACETS.keys(), (facet) => {
    const answer = aggregations?.[countsName(facet)];
    if (answer === undefined) {
      throw new EngineError('malformed', `The search engine did not count ${FACETS[facet]}.`);
    }
    return hitsOfValues(answer, aggregations?.[ownCountsName(facet)]);
  });
  const ids = counted.flatMap((hits) => [...hits.keys()]);
  const names = await lookups.namesOf(connectionId, ids);
  const known = new Map(names.map((name) => [name.id, name]));
  return facetCounts(
    counted.flatMap((hits, facet) =>
      Array.from(hits, ([id, amount]): FacetTriple | undefined => {
        const name = known.get(id);
        return name?.facet === facet ? [facet, name.value, amount] : undefined;
      }).filter((triple) => triple !== undefined),
    ),
  );
}
