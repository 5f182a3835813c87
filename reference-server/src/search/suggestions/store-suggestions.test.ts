import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { records } from '../testing/random-searches.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';

const CONNECTION = 913;

const MISCOUNTED = `
  select s.form, s.hits, count(p.id)::integer as linked
  from suggestions s left join suggested_publications p
    on p.connection_id = s.connection_id and s.id = any(p.suggestion_ids)
  where s.connection_id = $1 group by s.id having s.hits <> count(p.id)`;

// A suggestion without hits is never shown.
const MISWEIGHED = `
  select f.start, f.weight, s.hits from suggestion_starts f join suggestions s on s.id = f.suggestion_id
  where s.connection_id = $1 and s.hits > 0 and f.weight <> suggestion_weight(s.hits)`;

const WITHOUT_STARTS = `
  select s.form from suggestions s where s.connection_id = $1 and s.shown
    and not exists (select from suggestion_starts f where f.suggestion_id = s.id)`;

const changes = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), records)) },
  { weight: 1, arbitrary: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }) },
);

const isRecord = <T>(change: number | T): change is T => typeof change !== 'number';
const isNumber = (change: unknown): change is number => typeof change === 'number';

describeOnBothDatabases('stored suggestions', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, CONNECTION);
  });
  afterAll(() => database.close());

  test('count and weigh their publications after every change [C7.88]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 5 }), async (runs) => {
        await database.query('delete from publications where connection_id = $1', [CONNECTION]);
        for (const run of runs) {
          await seedRecords(database, CONNECTION, new Map(run.filter(isRecord)));
          await database.query(
            'delete from publications where connection_id = $1 and id = any($2::integer[])',
            [CONNECTION, run.filter(isNumber)],
          );
          for (const sql of [MISCOUNTED, MISWEIGHED, WITHOUT_STARTS]) {
            expect(await database.query(sql, [CONNECTION])).toEqual([]);
          }
        }
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
