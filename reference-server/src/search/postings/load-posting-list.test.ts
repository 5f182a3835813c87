import { expect, test } from '@jest/globals';
import type { Queryable, Row } from '../../database/database.contract.ts';
import { loadPostingList } from './load-posting-list.ts';
import { unpackRows } from './posting-list.ts';

test('a list is made part by part, with other work between them [S2.404]', async () => {
  const database: Queryable = {
    query: async <R extends Row>() =>
      [
        { rank: 0.5, ids: '30,10' },
        { rank: 1, ids: '20,99' },
      ] as Row[] as R[],
  };
  const paused: number[] = [];
  const list = await loadPostingList(database, 1, "'word'", {
    // Publication 99 is newer than the arrays.
    rowOf: (id) => [10, 20, 30].indexOf(id),
    pause: async (rows) => {
      paused.push(rows);
    },
  });
  expect(list.parts.map(({ rank, rows }) => [rank, [...unpackRows(rows)]])).toEqual([
    [0.5, [0, 2]],
    [1, [1]],
  ]);
  expect(paused).toEqual([2, 2]);
});
