import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { indexIn } from '../facets/index-lookup.ts';
import { listOf, type PostingList, unpackRows } from './posting-list.ts';
import { createPauses, renewedList } from './renew-lists.ts';

/** The ids of a list's publications by what the lexeme adds to their scores. */
type Ranked = ReadonlyMap<number, readonly number[]>;

const idsBefore = Int32Array.from({ length: 40 }, (_, at) => at * 3);

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

function listOfIds(ids: Int32Array, ranks: ReadonlyMap<number, number>): PostingList {
  const rowOf = indexIn(ids);
  const parts = Map.groupBy(ranks.keys(), (id) => ranks.get(id) ?? 0);
  return listOf(Array.from(parts, ([rank, some]) => [rank, Int32Array.from(some, rowOf)]));
}

const rankedIds = (list: PostingList, ids: Int32Array): Ranked =>
  new Map(
    list.parts
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ rank, rows }) => [
        rank,
        ascending([...unpackRows(rows)].map((row) => ids[row] ?? -1)),
      ]),
  );

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
      const list = listOfIds(idsBefore, ranks);
      const known = new Set(idsBefore);
      for (const [id, now] of changed) {
        ranks.delete(id);
        if (now === undefined) known.delete(id);
        else known.add(id);
        if (typeof now === 'number') ranks.set(id, now);
      }
      const ids = Int32Array.from(known).sort();
      const changedIds = new Set(changed.map(([id]) => id));
      const added = [...changedIds].flatMap((id) => {
        const now = ranks.get(id);
        return now === undefined ? [] : [[1, now, id] as const];
      });
      const renewal = { rowOf: indexIn(ids), changed: changedIds, pause: createPauses() };
      const renewed = await renewedList(list, idsBefore, renewal, added);
      expect(rankedIds(renewed, ids)).toEqual(rankedIds(listOfIds(ids, ranks), ids));
      expect(renewed.bytes).toBe(listOfIds(ids, ranks).bytes);
    }),
  );
});

test('other work goes on while long or many lists are renewed [S2.363]', async () => {
  const ids = Int32Array.from({ length: 300_000 }, (_, at) => at);
  const long = listOf([[1, ids.slice()]]);
  const short = listOf([[1, Int32Array.of(1)]]);
  const renewal = { rowOf: indexIn(ids), changed: new Set<number>([7]), pause: createPauses() };
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await renewedList(long, ids, renewal, []);
  expect(turns).toBeGreaterThanOrEqual(3);
  turns = 0;
  for (let at = 0; at < 2000; at += 1) await renewedList(short, ids, renewal, []);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(1);
});
