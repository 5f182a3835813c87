import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { runPipelined } from './pipelined-statement.ts';

// Creates a database, which is slow on a busy machine.
jest.setTimeout(120_000);

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
});
afterAll(() => pglite.close());

test('tells all of a statement in one message', async () => {
  const told = jest.spyOn(pglite, 'execProtocol');
  expect(await runPipelined(pglite, 'select $1::int + $2::int as sum', [1, 2])).toEqual([
    { sum: 3 },
  ]);
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
    await expect(runPipelined(pglite, sql, values)).rejects.toThrow();
    expect(await runPipelined(pglite, 'select $1::text as text', ['fine'])).toEqual([
      { text: 'fine' },
    ]);
  }
});

test('takes texts in an array as they are, whatever stands in them', async () => {
  const texts = ['', 'NULL', '{}', 'a,b', '"', '\\', "'", 'é\n', null];
  expect(await runPipelined(pglite, 'select $1::text[] as texts', [texts])).toEqual([{ texts }]);
});

test('answers with no rows to what has none', async () => {
  await pglite.exec('create table numbers (n integer)');
  expect(await runPipelined(pglite, 'insert into numbers values ($1)', [1])).toEqual([]);
  expect(await runPipelined(pglite, 'select n from numbers where n > $1', [1])).toEqual([]);
});
