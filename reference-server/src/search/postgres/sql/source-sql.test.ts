import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '../../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../../testing/describe-on-both-databases.ts';
import type { IdSet } from '../../query/id-set.ts';
import { rankQuery } from '../../query/rank-query.ts';
import { sourceSql } from './source-sql.ts';
import { createSqlValues } from './sql-values.ts';

const BOOK: IdSet = { kind: 'match', query: "'boek'" };
const SEA: IdSet = { kind: 'any', queries: ["'zee'", "'zeeen'"] };

describeOnBothDatabases('everything but what fits', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
  });
  afterAll(() => database.close());

  describe('is looked for in one go, however much fits', () => {
    test.each<[string, IdSet]>([
      ['a query', BOOK],
      ['one of many words', SEA],
      ['one or the other', { kind: 'union', sets: [BOOK, SEA] }],
      ['both', { kind: 'intersect', sets: [BOOK, SEA] }],
      ['one but not the other', { kind: 'except', from: BOOK, without: SEA }],
    ])('%s', async (_name, without) => {
      const values = createSqlValues();
      const { from, where } = sourceSql(
        { kind: 'others', without },
        {
          ranking: { words: rankQuery(), bound: { kind: 'none' }, titles: [] },
          connection: `${values.add(1)}::integer`,
          values,
        },
      );
      const plan = await database.query(
        `explain select s.id from ${from} where ${where}`,
        values.list,
      );
      const lines = plan.map((line) => String(line['QUERY PLAN'])).join('\n');
      expect(lines).toContain('Anti Join');
      // A subplan would run for each row.
      expect(lines).not.toContain('SubPlan');
    });
  });
});
