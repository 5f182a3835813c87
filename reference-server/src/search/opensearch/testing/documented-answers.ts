/*
 * Answers in the form that the documentation of OpenSearch 2 and 3 and of Elasticsearch 8 and 9 shows, with all that
 * the server does not read.
 */

const SHARDS = { total: 1, successful: 1, skipped: 0, failed: 0 };

const counts = (buckets: readonly { key: number; doc_count: number }[]) => ({
  doc_count_error_upper_bound: 0,
  sum_other_doc_count: 0,
  buckets,
});

const facet = (documents: number, ...buckets: { key: number; doc_count: number }[]) => ({
  doc_count: documents,
  values: counts(buckets),
});

/** Two hits of a search for a word, ordered by score, with a chosen language. */
export const SEARCH = {
  took: 5,
  timed_out: false,
  _shards: SHARDS,
  hits: {
    total: { value: 2, relation: 'eq' },
    max_score: null,
    hits: [
      {
        _index: 'leeszaal-1764412800000',
        _id: '7-12',
        _score: 1.5040132,
        sort: [1.5040132, 8, 0, 'havelaar', 12],
      },
      {
        _index: 'leeszaal-1764412800000',
        _id: '7-3',
        _score: 1,
        sort: [1, 12, 0, 'max havelaar', 3],
      },
    ],
  },
  aggregations: {
    facet_0: facet(2),
    facet_1: facet(2, { key: 17, doc_count: 2 }, { key: 25, doc_count: 1 }),
    facet_2: facet(2),
    facet_3: facet(2),
    facet_4: facet(2, { key: 12, doc_count: 1 }),
    facet_5: {
      ...facet(5, { key: 21, doc_count: 3 }, { key: 29, doc_count: 2 }),
      chosen: counts([{ key: 29, doc_count: 2 }]),
    },
    facet_6: facet(2),
    facet_7: facet(2),
    facet_8: facet(2),
  },
};

export const TIMED_OUT = { ...SEARCH, took: 8003, timed_out: true };

export const SHARD_FAILED = {
  ...SEARCH,
  _shards: {
    total: 1,
    successful: 0,
    skipped: 0,
    failed: 1,
    failures: [
      {
        shard: 0,
        index: 'leeszaal-1764412800000',
        node: 'y1nBRWJnQdKLlkNEVMVCkQ',
        reason: {
          type: 'circuit_breaking_exception',
          reason: '[parent] Data too large, data for [indices:data/read/search] would be too large',
          bytes_wanted: 1_040_187_392,
          bytes_limit: 1_020_054_732,
          durability: 'TRANSIENT',
        },
      },
    ],
  },
};

/** Without `track_total_hits`, totals stop at ten thousand. */
export const ESTIMATED = {
  ...SEARCH,
  hits: { ...SEARCH.hits, total: { value: 10_000, relation: 'gte' } },
};

const error = (status: number, type: string, reason: string, more: object = {}) => ({
  error: { root_cause: [{ type, reason, ...more }], type, reason, ...more },
  status,
});

export const NO_INDEX = error(404, 'index_not_found_exception', 'no such index [leeszaal]', {
  index: 'leeszaal',
  'resource.id': 'leeszaal',
  'resource.type': 'index_or_alias',
  index_uuid: '_na_',
});

export const REJECTED = error(
  429,
  'rejected_execution_exception',
  'rejected execution of coordinating operation',
);

export const BLOCKED = error(
  503,
  'cluster_block_exception',
  'blocked by: [SERVICE_UNAVAILABLE/1/state not recovered / initialized];',
);

export const NOT_ALLOWED = error(
  403,
  'security_exception',
  'no permissions for [indices:data/read/search] and User [name=portal, backend_roles=[]]',
);

export const UNPARSED = error(400, 'parsing_exception', 'unknown query [span_nearer]', {
  line: 1,
  col: 25,
});

/** A document written, one that had a later version, one deleted, and one that was not there. */
export const BULK = {
  took: 30,
  errors: true,
  items: [
    {
      index: {
        _index: 'leeszaal-1764412800000',
        _id: '7-1',
        _version: 41,
        result: 'created',
        forced_refresh: true,
        _shards: { total: 2, successful: 1, failed: 0 },
        _seq_no: 12,
        _primary_term: 1,
        status: 201,
      },
    },
    {
      index: {
        _index: 'leeszaal-1764412800000',
        _id: '7-2',
        status: 409,
        error: {
          type: 'version_conflict_engine_exception',
          reason:
            '[7-2]: version conflict, current version [44] is higher or equal to the one provided [42]',
          index: 'leeszaal-1764412800000',
          shard: '0',
          index_uuid: 'aAsFqTI0Tc2W0LCWgPNrOA',
        },
      },
    },
    {
      delete: {
        _index: 'leeszaal-1764412800000',
        _id: '7-3',
        _version: 43,
        result: 'deleted',
        _shards: { total: 2, successful: 1, failed: 0 },
        _seq_no: 13,
        _primary_term: 1,
        status: 200,
      },
    },
    {
      delete: {
        _index: 'leeszaal-1764412800000',
        _id: '7-4',
        _version: 45,
        result: 'not_found',
        _shards: { total: 2, successful: 1, failed: 0 },
        _seq_no: 14,
        _primary_term: 1,
        status: 404,
      },
    },
  ],
};

/** `require_alias`, and no such alias. */
export const BULK_WITHOUT_INDEX = {
  took: 0,
  errors: true,
  items: [
    {
      delete: {
        _index: 'leeszaal-1-write',
        _id: '7-1',
        status: 404,
        error: {
          type: 'index_not_found_exception',
          reason:
            'no such index [leeszaal-1-write] and [require_alias] request flag is [true] and [leeszaal-1-write] is not an alias',
          index: 'leeszaal-1-write',
          index_uuid: '_na_',
        },
      },
    },
  ],
};

export const OPENSEARCH = {
  name: 'node-1',
  cluster_name: 'library',
  cluster_uuid: 'W0B8gPotTAajhMPbC9D4ww',
  version: {
    distribution: 'opensearch',
    number: '2.19.1',
    build_type: 'tar',
    build_hash: '2e4741fb45d1b150aaeeadf66d41445b23ff5982',
    build_date: '2025-02-27T01:16:47.726162386Z',
    build_snapshot: false,
    lucene_version: '9.12.1',
    minimum_wire_compatibility_version: '7.10.0',
    minimum_index_compatibility_version: '7.0.0',
  },
  tagline: 'The OpenSearch Project: https://opensearch.org/',
};

export const ELASTICSEARCH = {
  name: 'node-1',
  cluster_name: 'library',
  cluster_uuid: 'QpJ2mX0bRfq0hKp7oV4cRg',
  version: {
    number: '8.17.0',
    build_flavor: 'default',
    build_type: 'tar',
    build_snapshot: false,
    lucene_version: '9.12.0',
    minimum_wire_compatibility_version: '7.17.0',
    minimum_index_compatibility_version: '7.0.0',
  },
  tagline: 'You Know, for Search',
};

export const OPENSEARCH_POINT = {
  pit_id: 'o463QQEPbXktaW5kZXgtMDAwMDAxFnNOWU43ckt3U3IyaFVpbGE1UWEtMncAFjFyeXBsRGJmVFM2',
  _shards: SHARDS,
  creation_time: 1_764_412_800_000,
};

export const ELASTICSEARCH_POINT = {
  id: '46ToAwMDaWR5BXV1aWQyKwZub2RlXzMAAAAAAAAAACoBYwADaWR4BXV1aWQxAgZub2RlXzEAAAAAAAAAAAEBYQ==',
  _shards: SHARDS,
};

export const YELLOW = {
  cluster_name: 'library',
  status: 'yellow',
  timed_out: false,
  number_of_nodes: 1,
  number_of_data_nodes: 1,
  active_primary_shards: 1,
  active_shards: 1,
  relocating_shards: 0,
  initializing_shards: 0,
  unassigned_shards: 1,
};
