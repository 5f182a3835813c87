import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type IndexOf, indexIn } from '../facets/index-lookup.ts';
import { createPauses } from './pauses.ts';
import { listOf, type PostingList, unpackRows } from './posting-list.ts';
import { changedRows, renewedList } from './renew-lists.ts';

/** The rows of a list's publications by what the lexeme adds to their scores. */
type Ranked = ReadonlyMap<number, readonly number[]>;

const idsBefore = Int32Array.from({ length: 40 }, (_, at) => at * 3);

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

function listOfIds(rowOf: IndexOf, ranks: ReadonlyMap<number, number>): PostingList {
  const parts = Map.groupBy(ranks.keys(), (id) => ranks.get(id) ?? 0);
  return listOf(Array.from(parts, ([rank, some]) => [rank, Int32Array.from(some, rowOf)]));
}

const rankedRows = (list: PostingList): Ranked =>
  new Map(
    list.parts
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ rank, rows }) => [rank, ascending([...unpackRows(rows)])]),
  );

/** Marks of some rows. */
function marksOf(rows: readonly number[]): Uint8Array {
  const marks = new Uint8Array(200);
  for (const row of rows) marks[row] = 1;
  return marks;
}

test('a renewed list is that of the publications as they are now [S2.363]', async () => {
  const rank = fc.option(fc.constantFrom(0.25, 0.5, 1));
  const states = fc.array(rank, { minLength: 40, maxLength: 40 });
  // A publication that is undefined has been deleted, or is new.
  const changes = fc.array(fc.tuple(fc.nat({ max: 125 }), fc.option(rank, { nil: undefined })));
  await fc.assert(
    fc.asyncProperty(states, changes, async (before, changed) => {
      const ranks = new Map(
        before.flatMap((each, at) => (each === null ? [] : [[at * 3, each] as const])),
      );
      const list = listOfIds(indexIn(idsBefore), ranks);
      // New publications have rows after the others; those that are gone stay in lists.
      const rows = new Map(idsBefore.entries().map(([row, id]) => [id, row]));
      const gone = new Set<number>();
      for (const [id, now] of changed) {
        ranks.delete(id);
        if (now === undefined) gone.add(id);
        else gone.delete(id);
        if (!rows.has(id)) rows.set(id, rows.size);
        if (typeof now === 'number') ranks.set(id, now);
      }
      const changedIds = new Set(changed.map(([id]) => id));
      const added = [...changedIds].flatMap((id) => {
        const now = ranks.get(id);
        return now === undefined ? [] : [[1, now, id] as const];
      });
      const rowOf: IndexOf = (id) => (gone.has(id) ? -1 : (rows.get(id) ?? -1));
      const ids = Int32Array.from(rows.keys());
      const now = changedRows({ ids, rowOf }, changedIds, [added]);
      const renewal = { marks: now.marks, pause: createPauses() };
      const renewed = await renewedList(list, renewal, now.added[0] ?? []);
      const isGone = new Set([...gone].map((id) => rows.get(id)));
      const withoutGone = Array.from(
        rankedRows(renewed),
        ([rank, some]) => [rank, some.filter((row) => !isGone.has(row))] as const,
      ).filter(([, some]) => some.length > 0);
      expect(new Map(withoutGone)).toEqual(rankedRows(listOfIds(rowOf, ranks)));
    }),
  );
});

test('parts of a list without a changed publication stay the same [S2.403]', async () => {
  const list = listOf([
    [0.5, Int32Array.of(1, 2, 3)],
    [1, Int32Array.of(7, 9)],
  ]);
  const renewal = { marks: marksOf([2, 4]), pause: createPauses() };
  const renewed = await renewedList(list, renewal, [[0.25, 4]]);
  expect(renewed.parts[1]).toEqual(list.parts[1]);
  expect(renewed.parts[1]?.rows).toBe(list.parts[1]?.rows);
  expect(rankedRows(renewed)).toEqual(
    new Map([
      [0.25, [4]],
      [0.5, [1, 3]],
      [1, [7, 9]],
    ]),
  );
});

test('other work goes on while long or many lists are renewed [S2.363]', async () => {
  const long = listOf(
    [1, 2, 3].map((rank) => [rank, Int32Array.from({ length: 100_000 }, (_, at) => at)]),
  );
  const short = listOf([[1, Int32Array.of(1)]]);
  const renewal = { marks: marksOf([7]), pause: createPauses() };
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await renewedList(long, renewal, []);
  expect(turns).toBeGreaterThanOrEqual(3);
  turns = 0;
  for (let at = 0; at < 2000; at += 1) await renewedList(short, renewal, []);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(1);
});
