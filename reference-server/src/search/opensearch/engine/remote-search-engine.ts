import { and } from '../../query/clauses.ts';
import type { SearchEngine, SearchHits, SearchPlan } from '../../query/search-engine.contract.ts';
import { clauseQuery } from '../dsl/clause-query.ts';
import { choicesQuery, facetAggregations, publicationsQuery } from '../dsl/facet-queries.ts';
import type { Query, SearchBody } from '../dsl/query.contract.ts';
import { scoreQueries } from '../dsl/score-queries.ts';
import { needsScore, sortKeys } from '../dsl/sort-keys.ts';
import type { SearchAnswer } from '../transport/answers.ts';
import { EngineError } from '../transport/engine-error.ts';
import type { LookedUpPlan, Lookups } from './database-lookups.ts';
import { deepIds, WINDOW } from './deep-ids.ts';
import { type EngineClient, idsOf } from './engine-client.ts';
import { readFacets } from './read-facets.ts';

/** Within the deadline of the request. */
const TIMEOUT = '8s';

const COMMON = { _source: false, timeout: TIMEOUT, track_total_hits: true } as const;

/** The conditions of a search, before facets. */
function conditionsOf({ plan, wordsOf }: LookedUpPlan): Query[] {
  const found = clauseQuery(and(plan.main, plan.rows), wordsOf);
  return [{ term: { connection: plan.connectionId } }, found];
}

function scoredQuery(search: LookedUpPlan): Query {
  const { plan } = search;
  const should = needsScore(plan.sortings) ? scoreQueries(plan.words, plan.main, plan.rows) : [];
  return {
    bool: {
      filter: conditionsOf(search),
      ...(should.length > 0 && { should, minimum_should_match: 0 }),
    },
  };
}

function totalOf({ hits }: SearchAnswer): number {
  if (hits.total === undefined) {
    throw new EngineError('malformed', 'The search engine counted no hits.');
  }
  return hits.total.value;
}

/**
 * A search engine with the interface of OpenSearch. It searches descriptions only: the texts of documents do not leave
 * the server.
 */
export function createRemoteSearchEngine(client: EngineClient, lookups: Lookups): SearchEngine {
  async function pageOf(
    body: Omit<SearchBody, 'size'>,
    { offset, limit }: SearchPlan,
    answer: SearchAnswer,
  ): Promise<number[]> {
    if (offset + limit <= WINDOW) return idsOf(answer);
    if (offset >= totalOf(answer)) return [];
    const { aggs: _counted, ...page } = body;
    return deepIds(client, page, { skip: offset, take: limit });
  }

  return {
    async search(plan): Promise<SearchHits> {
      const search = await lookups.lookUp(plan);
      const { choices, altered } = search;
      const isNear = plan.offset + plan.limit <= WINDOW;
      const body: Omit<SearchBody, 'size'> = {
        ...COMMON,
        query: scoredQuery(search),
        sort: sortKeys(plan.sortings, plan.words.length > 0),
        aggs: facetAggregations(search),
        ...(choices.length > 0 && { post_filter: choicesQuery(choices, altered) }),
      };
      const answer = await client.search({
        ...body,
        ...(isNear && { from: plan.offset }),
        size: isNear ? plan.limit : 0,
      });
      const [ids, facets] = await Promise.all([
        pageOf(body, plan, answer),
        readFacets(lookups, plan.connectionId, answer.aggregations),
      ]);
      return { total: totalOf(answer), ids, texts: new Map(), facets };
    },
    async findIds(plan, { among, atMost }) {
      const search = await lookups.lookUp(plan);
      const body: Omit<SearchBody, 'size'> = {
        ...COMMON,
        track_total_hits: false,
        query: {
          bool: {
            filter: [
              ...conditionsOf(search),
              choicesQuery(search.choices, search.altered),
              ...(among === undefined ? [] : [publicationsQuery(among)]),
            ],
          },
        },
        sort: [{ publication: { order: 'desc' } }],
      };
      if (atMost > WINDOW) return deepIds(client, body, { skip: 0, take: atMost });
      return idsOf(await client.search({ ...body, size: atMost }));
    },
    async count(plan) {
      const search = await lookups.lookUp(plan);
      const filter = [...conditionsOf(search), choicesQuery(search.choices, search.altered)];
      return totalOf(await client.search({ ...COMMON, query: { bool: { filter } }, size: 0 }));
    },
    // This engine has no caches in this process.
    prepare: async () => undefined,
    warm: async () => undefined,
  };
}
