import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../../testing/describe-on-both-databases.ts';
import { NO_ALTERED_ROWS } from '../../facets/altered-rows.ts';
import type { YearSpan } from '../../facets/facet-choice.contract.ts';
import { YEARS } from '../../facets/year-spans.ts';
import { choicesSql } from './hits-sql.ts';
import { createSqlValues } from './sql-values.ts';

const decades = (amount: number): YearSpan[] =>
  Array.from({ length: amount }, (_each, at) => ({ from: 1000 + at * 20, to: 1010 + at * 20 }));

describeOnBothDatabases('ranges of years', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
  });
  afterAll(() => database.close());

  async function planOf(spans: readonly YearSpan[]): Promise<string> {
    const values = createSqlValues();
    const [condition] = choicesSql(
      { choices: [{ facet: YEARS, ids: [], spans }], altered: NO_ALTERED_ROWS },
      values,
    );
    const plan = await database.transaction(async (transaction) => {
      await transaction.query('set local enable_seqscan = off');
      return transaction.query(
        `explain select s.id from search_publications s where s.connection_id = 1 and ${condition}`,
        values.list,
      );
    });
    return plan.map((line) => String(line['QUERY PLAN'])).join('\n');
  }

  test('are comparisons, which the index of years serves [C7.123]', async () => {
    expect(await planOf(decades(1))).toMatch(/Index Cond: .*year >= 1000/);
    const eight = await planOf(decades(8));
    expect(eight).toContain('year >= 1140');
    expect(eight).not.toContain('int4multirange');
  });

  test('are one value if they are many, or none [C7.123]', async () => {
    expect(await planOf(decades(9))).toContain('int4multirange');
    expect(await planOf([{ from: 2000, to: 1900 }])).toContain('int4multirange');
  });
});
