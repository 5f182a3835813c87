import { expect, test } from '@jest/globals';
import { isSearchBody } from './request-schema.ts';

const body = (query: object, more: object = {}) => ({ query, size: 1, ...more });

test('the schema takes what the engine knows [S2.391]', () => {
  expect(isSearchBody(body({ bool: { must_not: [{ terms: { words: ['a'] } }] } }))).toBe(true);
  expect(isSearchBody(body({ range: { year: { gte: 1, lte: 2 } } }))).toBe(true);
});

test.each([
  [{ terms: { words: [] } }],
  [{ terms: { words: ['a'], values: ['b'] } }],
  [{ term: { words: 'a' }, terms: { words: ['a'] } }],
  [{ bool: { filters: [] } }],
  [{ bool: {} }],
  [{ span_near: { clauses: [{ term: { words: 'a' } }], slop: 0, in_order: true } }],
  [{ constant_score: { filter: { match_all: {} }, boost: 0 } }],
  [{ match_phrase: { words: 'a b' } }],
])('the schema refuses %j [S2.391]', (query) => {
  expect(isSearchBody(body(query))).toBe(false);
});

test('the schema refuses pages that the engine would not give [S2.391]', () => {
  expect(isSearchBody(body({ match_all: {} }, { size: 10_001 }))).toBe(false);
  expect(isSearchBody(body({ match_all: {} }, { sort: [{ title: 'asc', year: 'asc' }] }))).toBe(
    false,
  );
});
