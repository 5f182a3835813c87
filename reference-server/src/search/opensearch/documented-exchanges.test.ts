import { afterEach, describe, expect, test } from '@jest/globals';
import { NO_ALTERED_ROWS } from '../facets/altered-rows.ts';
import { ALL } from '../query/clauses.ts';
import type { SearchPlan } from '../query/search-engine.contract.ts';
import type { Lookups } from './engine/database-lookups.ts';
import { createEngineClient } from './engine/engine-client.ts';
import { createRemoteSearchEngine } from './engine/remote-search-engine.ts';
import { type Write, writeDocuments } from './indexing/write-documents.ts';
import * as answers from './testing/documented-answers.ts';
import { isSearchBody } from './testing/fake/request-schema.ts';
import { type Replay, type ReplayedAnswer, startReplay } from './testing/replay.ts';
import { createEngineHttp, type EngineHttp } from './transport/engine-http.ts';

const LANGUAGE = 5;
const NAMES = [
  { id: 17, facet: 1, value: 'Multatuli' },
  { id: 25, facet: 1, value: 'Ett, Henri A.' },
  { id: 12, facet: 4, value: '1860' },
  { id: 21, facet: LANGUAGE, value: 'nl' },
  { id: 29, facet: LANGUAGE, value: 'fr' },
];

const lookups: Lookups = {
  lookUp: async (plan) => ({
    plan,
    wordsOf: () => [],
    choices: [{ facet: LANGUAGE, ids: [29] }],
    altered: NO_ALTERED_ROWS,
    callerValues: [],
  }),
  namesOf: async (_connection, ids) => NAMES.filter(({ id }) => ids.includes(id)),
};

const plan: SearchPlan = {
  connectionId: 7,
  context: 'metadata',
  main: { kind: 'word', code: '', forms: ['havelaar'] },
  rows: ALL,
  words: ['havelaar'],
  facets: [{ facet: LANGUAGE, values: ['fr'] }],
  isAsTyped: false,
  sortings: [],
  offset: 0,
  limit: 20,
};

let replay: Replay | undefined;
let http: EngineHttp | undefined;
afterEach(async () => {
  http?.close();
  await replay?.close();
});

async function engineOf(...replayed: ReplayedAnswer[]) {
  replay = await startReplay(...replayed);
  http = createEngineHttp({ url: replay.url, authorization: undefined, authorities: undefined });
  const engine = createRemoteSearchEngine(createEngineClient(http, 'leeszaal'), lookups);
  return { engine, http, requests: replay.requests };
}

describe('an engine over HTTP, by its documentation', () => {
  test('is asked for a page and counts in one request, and its answer is read [S2.391]', async () => {
    const { engine, requests } = await engineOf({ status: 200, body: answers.SEARCH });
    expect(await engine.search(plan)).toEqual({
      total: 2,
      ids: [12, 3],
      texts: new Map(),
      facets: {
        authors: { Multatuli: 2, 'Ett, Henri A.': 1 },
        yearofpublication: { 1860: 1 },
        language: { nl: 3, fr: 2 },
      },
    });
    expect(requests.map(({ call }) => call)).toEqual(['POST /leeszaal/_search']);
    const body: unknown = JSON.parse(requests[0]?.body ?? '');
    expect(isSearchBody(body)).toBe(true);
    const chosen = { terms: { facet_5: [29] } };
    expect(body).toMatchObject({
      from: 0,
      size: 20,
      track_total_hits: true,
      _source: false,
      query: {
        bool: { filter: [{ term: { connection: 7 } }, { terms: { words: ['havelaar'] } }] },
      },
      post_filter: chosen,
      sort: [
        { _score: { order: 'desc' } },
        { title_length: { order: 'asc' } },
        { untitled: { order: 'asc' } },
        { title: { order: 'asc' } },
        { publication: { order: 'asc' } },
      ],
      aggs: { facet_1: { filter: chosen }, facet_5: { filter: { match_all: {} } } },
    });
  });

  test.each([
    ['a time limit', { status: 200, body: answers.TIMED_OUT }, 'partial'],
    ['a failed part', { status: 200, body: answers.SHARD_FAILED }, 'partial'],
    ['a lost index', { status: 404, body: answers.NO_INDEX }, 'missing'],
    ['a proxy that lost it', { status: 404, body: '<html>Not found</html>' }, 'unavailable'],
    ['too much to do', { status: 429, body: answers.REJECTED }, 'unavailable'],
    ['a start', { status: 503, body: answers.BLOCKED }, 'unavailable'],
    ['a proxy without it', { status: 502, body: '<html>Bad gateway</html>' }, 'unavailable'],
    ['unknown credentials', { status: 401, body: 'Unauthorized' }, 'refused'],
    ['missing permissions', { status: 403, body: answers.NOT_ALLOWED }, 'refused'],
    ['a query that it does not know', { status: 400, body: answers.UNPARSED }, 'refused'],
    ['an estimated total', { status: 200, body: answers.ESTIMATED }, 'malformed'],
    ['a page instead of JSON', { status: 200, body: '<html></html>' }, 'malformed'],
    ['no counts', { status: 200, body: { ...answers.SEARCH, aggregations: {} } }, 'malformed'],
    ['half an answer', { status: 200, body: { took: 1 } }, 'malformed'],
    ['nothing', { status: 200, body: '' }, 'malformed'],
  ])('with %s gives no results [S2.389]', async (_what, answer, failure) => {
    const { engine } = await engineOf(answer);
    await expect(engine.search(plan)).rejects.toMatchObject({ name: 'EngineError', failure });
  });

  test.each([
    [
      'OpenSearch',
      [answers.OPENSEARCH, answers.OPENSEARCH_POINT],
      ['POST /leeszaal/_search/point_in_time?keep_alive=1m', 'DELETE /_search/point_in_time'],
    ],
    [
      'Elasticsearch',
      [answers.ELASTICSEARCH, answers.ELASTICSEARCH_POINT],
      ['POST /leeszaal/_pit?keep_alive=1m', 'DELETE /_pit'],
    ],
  ])('opens points in time of %s and closes them [S2.396]', async (_name, first, [open, close]) => {
    const page = { ...answers.SEARCH, hits: { hits: answers.SEARCH.hits.hits } };
    const { engine, requests } = await engineOf(
      ...[...first, page, { succeeded: true }].map((body) => ({ status: 200, body })),
    );
    expect(await engine.findIds(plan, { atMost: 20_000 })).toEqual([12, 3]);
    const calls = requests.map(({ call }) => call);
    expect(calls).toEqual(['GET /', open, 'POST /_search', close]);
  });

  test('is sent documents with their versions, and conflicts are no failure [S2.391]', async () => {
    const { http, requests } = await engineOf({ status: 200, body: answers.BULK });
    const row = { connectionId: 7, year: null, titleKey: null, facets: null, lexemes: [] };
    const writes: Write[] = [
      { connectionId: 7, id: 1, version: 41, row: { ...row, id: 1 } },
      { connectionId: 7, id: 2, version: 42, row: { ...row, id: 2 } },
      { connectionId: 7, id: 3, version: 43, row: undefined },
      { connectionId: 7, id: 4, version: 45, row: undefined },
    ];
    expect(await writeDocuments(http, 'leeszaal-1', writes, true)).toEqual([]);
    const [request] = requests;
    expect(request?.call).toBe('POST /leeszaal-1-write/_bulk?require_alias=true&refresh=true');
    expect(request?.headers['content-type']).toBe('application/x-ndjson');
    const lines = request?.body
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines).toHaveLength(6);
    expect(lines?.[0]).toEqual({ index: { _id: '7-1', version: 41, version_type: 'external' } });
    expect(lines?.[5]).toEqual({ delete: { _id: '7-4', version: 45, version_type: 'external' } });
    expect(request?.body.endsWith('\n')).toBe(true);
  });

  test('without its index takes no documents [S2.383]', async () => {
    const { http } = await engineOf({ status: 200, body: answers.BULK_WITHOUT_INDEX });
    const writes = [{ connectionId: 7, id: 1, version: 2, row: undefined }];
    await expect(writeDocuments(http, 'leeszaal-1', writes, true)).rejects.toMatchObject({
      failure: 'missing',
    });
  });
});
