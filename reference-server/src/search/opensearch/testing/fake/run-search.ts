import type {
  FacetAggregation,
  SearchBody,
  SortKey,
  TermsAggregation,
} from '../../dsl/query.contract.ts';
import { scoreOf } from './evaluate-query.ts';
import type { FakeDocument } from './fake-index.ts';

interface Hit {
  readonly document: FakeDocument;
  readonly score: number;
  readonly keys: readonly (string | number)[];
}

/** The engine's value for a missing number; it is no number of JavaScript. */
const ABSENT = '9223372036854775807';

function keyOf(document: FakeDocument, score: number, key: SortKey): string | number {
  const [field = ''] = Object.keys(key);
  if (field === '_score') return Math.fround(score);
  return document.values.get(field)?.[0] ?? key[field]?.missing ?? ABSENT;
}

function compareKeys(sort: readonly SortKey[]) {
  return (a: readonly (string | number)[], b: readonly (string | number)[]): number => {
    for (const [at, key] of sort.entries()) {
      const [{ order } = { order: 'asc' }] = Object.values(key);
      const [left = '', right = ''] = [a[at], b[at]];
      if (left === right) continue;
      const isBefore =
        typeof left === 'number' && typeof right === 'number'
          ? left < right
          : Buffer.compare(Buffer.from(String(left)), Buffer.from(String(right))) < 0;
      return isBefore === (order === 'asc') ? -1 : 1;
    }
    return 0;
  };
}

function bucketsOf({ terms }: TermsAggregation, documents: readonly FakeDocument[]) {
  const counts = new Map<number, number>();
  for (const { values } of documents) {
    for (const value of new Set(values.get(terms.field)?.map(Number))) {
      if (terms.include && !terms.include.includes(value)) continue;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const buckets = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, terms.size);
  return { buckets: buckets.map(([key, amount]) => ({ key, doc_count: amount })) };
}

function facetAnswer({ filter, aggs }: FacetAggregation, documents: readonly FakeDocument[]) {
  const counted = documents.filter((document) => scoreOf(filter, document) !== undefined);
  const { values, chosen, own } = aggs;
  return {
    doc_count: counted.length,
    ...(values && { values: bucketsOf(values, counted) }),
    ...(chosen && { chosen: bucketsOf(chosen, counted) }),
    ...(own && {
      own: {
        buckets: Object.fromEntries(
          Object.entries(own.filters.filters).map(([name, query]) => [
            name,
            { doc_count: counted.filter((each) => scoreOf(query, each) !== undefined).length },
          ]),
        ),
      },
    }),
  };
}

/** The answer to a search of some documents. */
export function runSearch(body: SearchBody, documents: readonly FakeDocument[]) {
  const { query, post_filter: filter, sort = [], search_after: after, aggs = {} } = body;
  const found = documents.flatMap((document): Hit[] => {
    const score = scoreOf(query, document);
    if (score === undefined) return [];
    return [{ document, score, keys: sort.map((key) => keyOf(document, score, key)) }];
  });
  const compare = compareKeys(sort);
  const hits = found
    .filter(({ document }) => filter === undefined || scoreOf(filter, document) !== undefined)
    .toSorted((a, b) => compare(a.keys, b.keys));
  const from =
    after === undefined ? (body.from ?? 0) : hits.findIndex(({ keys }) => compare(keys, after) > 0);
  const page = from < 0 ? [] : hits.slice(from, from + body.size);
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      ...(body.track_total_hits && { total: { value: hits.length, relation: 'eq' } }),
      max_score: null,
      hits: page.map(({ document, score, keys }) => ({
        _index: 'fake',
        _id: document.name,
        _score: score,
        sort: keys,
      })),
    },
    aggregations: Object.fromEntries(
      Object.entries(aggs).map(([name, facet]) => [
        name,
        facetAnswer(
          facet,
          found.map(({ document }) => document),
        ),
      ]),
    ),
  };
}
