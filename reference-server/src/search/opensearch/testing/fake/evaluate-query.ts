import type { BoolQuery, Query, SpanQuery } from '../../dsl/query.contract.ts';
import type { FakeDocument } from './fake-index.ts';

/** The one entry of an object. */
function only<T>(object: Readonly<Record<string, T>>): [string, T] {
  const [entry, another] = Object.entries(object);
  if (entry === undefined || another !== undefined) throw new Error('not one field');
  return entry;
}

function has(document: FakeDocument, field: string, term: string | number): boolean {
  return (
    document.terms.get(field)?.has(String(term)) ??
    document.values.get(field)?.some((value) => String(value) === String(term)) ??
    false
  );
}

function beginsWith(document: FakeDocument, field: string, prefix: string): boolean {
  const terms = document.terms.get(field)?.keys() ?? document.values.get(field)?.map(String) ?? [];
  return [...terms].some((term) => term.startsWith(prefix));
}

/** The places of a part of a phrase. */
function placesOf(document: FakeDocument, span: SpanQuery): ReadonlySet<number> {
  if ('span_or' in span) {
    return new Set(span.span_or.clauses.flatMap((clause) => [...placesOf(document, clause)]));
  }
  if ('span_term' in span) {
    const [field, term] = only(span.span_term);
    return new Set(document.terms.get(field)?.get(term));
  }
  const [field, { value }] = only(span.span_multi.match.prefix);
  const terms = document.terms.get(field) ?? new Map<string, readonly number[]>();
  return new Set([...terms].flatMap(([term, places]) => (term.startsWith(value) ? places : [])));
}

function inPhrase(document: FakeDocument, spans: readonly SpanQuery[]): boolean {
  const [first, ...rest] = spans.map((span) => placesOf(document, span));
  return [...(first ?? [])].some((place) =>
    rest.every((places, after) => places.has(place + after + 1)),
  );
}

function boolScore(query: BoolQuery, document: FakeDocument): number | undefined {
  const { filter = [], should = [], must_not: excluded = [] } = query;
  const least = query.minimum_should_match ?? (should.length > 0 && filter.length === 0 ? 1 : 0);
  if (filter.some((each) => scoreOf(each, document) === undefined)) return undefined;
  if (excluded.some((each) => scoreOf(each, document) !== undefined)) return undefined;
  const scores = should.map((each) => scoreOf(each, document)).filter((each) => each !== undefined);
  return scores.length < least ? undefined : scores.reduce((sum, each) => sum + each, 0);
}

const scoreIf = (matches: boolean): number | undefined => (matches ? 1 : undefined);

/** The score of a document; undefined if it does not match. */
export function scoreOf(query: Query, document: FakeDocument): number | undefined {
  if ('match_all' in query) return 1;
  if ('match_none' in query) return undefined;
  if ('term' in query) {
    const [field, term] = only(query.term);
    return scoreIf(has(document, field, term));
  }
  if ('terms' in query) {
    const [field, terms] = only(query.terms);
    return scoreIf(terms.some((term) => has(document, field, term)));
  }
  if ('prefix' in query) {
    const [field, { value }] = only(query.prefix);
    return scoreIf(beginsWith(document, field, value));
  }
  if ('range' in query) {
    const [field, { gte, lte }] = only(query.range);
    const values = document.values.get(field) ?? [];
    return scoreIf(values.some((value) => Number(value) >= gte && Number(value) <= lte));
  }
  if ('span_near' in query) return scoreIf(inPhrase(document, query.span_near.clauses));
  if ('constant_score' in query) {
    const { filter, boost } = query.constant_score;
    return scoreOf(filter, document) === undefined ? undefined : boost;
  }
  if ('bool' in query) return boolScore(query.bool, document);
  const { queries, tie_breaker: tie } = query.dis_max;
  const scores = queries
    .map((each) => scoreOf(each, document))
    .filter((each) => each !== undefined);
  if (scores.length === 0) return undefined;
  const most = Math.max(...scores);
  return most + tie * (scores.reduce((sum, each) => sum + each, 0) - most);
}
