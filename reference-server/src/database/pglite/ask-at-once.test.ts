import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { askAtOnce } from './ask-at-once.ts';

// Creating a database takes seconds, and much longer on a machine that has other work.
jest.setTimeout(120_000);

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
});
afterAll(() => pglite.close());

test('tells all of a statement in one message', async () => {
  const told = jest.spyOn(pglite, 'execProtocol');
  expect(await askAtOnce(pglite, 'select $1::int + $2::int as sum', [1, 2])).toEqual([{ sum: 3 }]);
  expect(told).toHaveBeenCalledTimes(1);
});

test('goes on after a statement that is refused, be it for its words or for its values', async () => {
  const refused: [string, string[]][] = [
    ['select nothing where 1 = $1', ['1']],
    ['select $1::int', ['one']],
    ['select $1::text', ['a\u0000b']],
    ['select $1::int, $2::int', ['1']],
  ];
  for (const [sql, values] of refused) {
    await expect(askAtOnce(pglite, sql, values)).rejects.toThrow();
    expect(await askAtOnce(pglite, 'select $1::text as text', ['fine'])).toEqual([
      { text: 'fine' },
    ]);
  }
});

test('takes texts in an array as they are, whatever stands in them', async () => {
  const texts = ['', 'NULL', '{}', 'a,b', '"', '\\', "'", 'é\n', null];
  expect(await askAtOnce(pglite, 'select $1::text[] as texts', [texts])).toEqual([{ texts }]);
});

test('answers with no rows to what has none', async () => {
  await pglite.exec('create table numbers (n integer)');
  expect(await askAtOnce(pglite, 'insert into numbers values ($1)', [1])).toEqual([]);
  expect(await askAtOnce(pglite, 'select n from numbers where n > $1', [1])).toEqual([]);
});
