import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import type { Database } from './database.contract.ts';
import { DatabaseError } from './database-error.ts';
import { migrate } from './migrations.ts';

describeOnBothDatabases('database', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await database.query('create table numbers (n integer primary key)', []);
  });
  afterAll(() => database.close());

  it('reads every type the same way', async () => {
    const [row] = await database.query(
      `select 9007199254740991::bigint as big, count(*) as counted, 12.5::numeric as numeric,
         '{"a":[1,null]}'::jsonb as document, '{"b":true}'::json as text_document,
         timestamptz '2026-11-21 01:02:03.004+01' as moment, date '2026-11-21' as day,
         '\\x00ff'::bytea as bytes, array[1, 2]::bigint[] as bigs, array['x', null] as texts,
         array[1.5]::numeric[] as numerics, true as flag, null::text as nothing`,
      [],
    );
    expect(row).toEqual({
      big: 9007199254740991,
      counted: 1,
      numeric: 12.5,
      document: { a: [1, null] },
      text_document: { b: true },
      moment: new Date('2026-11-21T00:02:03.004Z'),
      day: '2026-11-21',
      bytes: new Uint8Array([0, 255]),
      bigs: [1, 2],
      texts: ['x', null],
      numerics: [1.5],
      flag: true,
      nothing: null,
    });
  });

  it('takes every kind of value', async () => {
    const moment = new Date('2026-11-21T00:02:03.004Z');
    const [row] = await database.query(
      `select $1::text as text, $2::integer as number, $3::bigint as big, $4::boolean as flag,
         $5::text as nothing, $6::timestamptz as moment, $7::bytea as bytes, $8::text[] as texts,
         $9::integer[] as numbers, $10::jsonb as document`,
      [
        'é"\\',
        7,
        12n,
        false,
        null,
        moment,
        new Uint8Array([1, 2, 3]),
        ['a,b', 'c"d', null],
        [1, 2],
        '{"x":1}',
      ],
    );
    expect(row).toEqual({
      text: 'é"\\',
      number: 7,
      big: 12,
      flag: false,
      nothing: null,
      moment,
      bytes: new Uint8Array([1, 2, 3]),
      texts: ['a,b', 'c"d', null],
      numbers: [1, 2],
      document: { x: 1 },
    });
  });

  it('rolls a failed transaction back, and goes on', async () => {
    const failing = database.transaction(async (transaction) => {
      await transaction.query('insert into numbers values (1)', []);
      throw new Error('second thoughts');
    });
    await expect(failing).rejects.toThrow('second thoughts');
    await database.transaction((transaction) =>
      transaction.query('insert into numbers values (2)', []),
    );
    expect(await database.query('select n from numbers', [])).toEqual([{ n: 2 }]);
  });

  it('names the reason for a refused row', async () => {
    await database.query('insert into numbers values (3)', []);
    const refused = await database
      .query('insert into numbers values ($1)', [3])
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseError);
    expect(refused).toMatchObject({ code: '23505' });
  });

  it('refuses a statement on the database inside a transaction, which would wait for itself', async () => {
    const nested = database.transaction(() => database.query('select 1', []));
    await expect(nested).rejects.toThrow('Within a transaction');
  });

  it('has nothing left to migrate, also when asked twice at once', async () => {
    expect(await Promise.all([migrate(database), migrate(database)])).toEqual([[], []]);
  });

  it('leaves the schema as it was when a migration fails', async () => {
    const steps = [
      {
        name: '9998-good.sql',
        sql: 'create table good (n integer); create table fine (n integer)',
      },
      { name: '9999-bad.sql', sql: 'create table good (n integer)' },
    ];
    await expect(migrate(database, steps)).rejects.toThrow('already exists');
    expect(await database.query(`select to_regclass('fine')::text as fine`, [])).toEqual([
      { fine: null },
    ]);
  });
});
