import { expect, test } from '@jest/globals';
import type { ShelfItem } from '@leeszaal/shared-contracts';
import { itemKey, keysAfter, type RemovedItems, shelfRows } from './shelf-rows.ts';

const item = (query: string, id = query.charCodeAt(0)): ShelfItem => ({
  id,
  type: 'query',
  data: { query, queryType: 0 },
});
const queries = (rows: ReturnType<typeof shelfRows>) =>
  rows.map(({ item, removed }) => {
    const query = item.type === 'query' ? item.data.query : '';
    return removed ? `(${query})` : query;
  });

test.each(['abcd', 'dcba', 'bdac', 'cab', 'bc'])(
  'items removed in the order %s keep their places [C2.177]',
  (order) => {
    let items = [...'abcd'].map((query) => item(query));
    let removed: RemovedItems = new Map();
    for (const query of order) {
      const key = itemKey(item(query));
      const following = keysAfter(shelfRows(items, removed), key);
      const entry = { item: item(query), name: query, following, phase: 'going' } as const;
      removed = new Map(removed).set(key, entry);
      items = items.filter((each) => itemKey(each) !== key);
    }
    expect(queries(shelfRows(items, removed))).toEqual(
      [...'abcd'].map((query) => (order.includes(query) ? `(${query})` : query)),
    );
  },
);

test('an item on its way back is shown once, whatever its id is by then', () => {
  const gone = { item: item('b'), name: 'b', following: [itemKey(item('c'))] };
  const removed: RemovedItems = new Map([[itemKey(item('b')), { ...gone, phase: 'returning' }]]);
  expect(queries(shelfRows([item('a'), item('c')], removed))).toEqual(['a', 'b', 'c']);
  const returned = shelfRows([item('a'), item('b', 99), item('c')], removed);
  expect(queries(returned)).toEqual(['a', 'b', 'c']);
  expect(returned[1]?.item.id).toBe(99);
});

test('an item that was removed and added again elsewhere is on the shelf', () => {
  const removed: RemovedItems = new Map([
    [itemKey(item('b')), { item: item('b'), name: 'b', following: [], phase: 'gone' }],
  ]);
  expect(queries(shelfRows([item('a'), item('b', 99)], removed))).toEqual(['a', 'b']);
});
