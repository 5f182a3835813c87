import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeContent } from '@leeszaal/reference-server/extension';
import { type Database, planSearch, searchEngineOf } from '@leeszaal/reference-server/testing';
import { describeOnBothDatabases } from '@leeszaal/reference-server/testing/suites';
import { ADVANCED_FIELDS } from '@leeszaal/shared-contracts';
import { demoContent } from '../demo-content.ts';
import { JUDGED_QUERIES, type JudgedQuery } from './judged-queries.ts';

/** The expected record has to be among so many, for so large a part of the queries. */
const FIRST = 3;
const SHARE = 0.95;

describeOnBothDatabases('relevance', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await writeContent(database, demoContent(new Date('2026-01-01')));
  });
  afterAll(() => database.close());

  async function titlesFor({ query, connection }: JudgedQuery): Promise<(string | undefined)[]> {
    const request = {
      query,
      queryType: 0 as const,
      fields: [],
      facets: {},
      sorting: ['score desc'],
      paginationOptions: { page: 1, resultsPerPage: 20 },
    };
    const planned = planSearch(request, { id: connection, advancedFields: [...ADVANCED_FIELDS] });
    if (planned.kind === 'refused') throw new Error(planned.reason);
    const { ids } = await searchEngineOf(database).search(planned.plan);
    const rows = await database.query<{ id: number; title: string }>(
      `select id, record->>'title' as title from publications
       where connection_id = $1 and id = any($2::integer[])`,
      [connection, ids.slice(0, FIRST)],
    );
    return ids.slice(0, FIRST).map((id) => rows.find((row) => row.id === id)?.title);
  }

  test('the book that is meant is among the first three, for 95 of 100 known-item searches [C1.1]', async () => {
    const missed: string[] = [];
    for (const judged of JUDGED_QUERIES) {
      const titles = await titlesFor(judged);
      if (!titles.includes(judged.title)) {
        missed.push(
          `${judged.query} → ${titles.join('; ') || 'nothing'} instead of ${judged.title}`,
        );
      }
    }
    const found = JUDGED_QUERIES.length - missed.length;
    if (found / JUDGED_QUERIES.length < SHARE) throw new Error(missed.join('\n'));
    expect(found).toBeGreaterThanOrEqual(60);
  });
});
