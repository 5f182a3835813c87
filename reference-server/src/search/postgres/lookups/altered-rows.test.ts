import { describe, expect, test } from '@jest/globals';
import type { Queryable } from '../../../database/database.contract.ts';
import { NOW } from '../../facets/record-forms.ts';
import { ALL } from '../../query/clauses.ts';
import type { AlteredValues, SearchPlan } from '../../query/search-engine.contract.ts';
import { createAlteredRows } from './altered-rows.ts';

const altered: readonly AlteredValues[] = [{ id: 1, lost: [NOW], gained: [] }];
const plan: SearchPlan = {
  connectionId: 1,
  context: 'metadata',
  main: ALL,
  rows: ALL,
  words: [],
  facets: [],
  altered,
  isAsTyped: false,
  sortings: [],
  offset: 0,
  limit: 20,
};

describe('createAlteredRows', () => {
  test('looks up the rows of a plan and of plans made from it once', async () => {
    let asked = 0;
    const database: Queryable = {
      query: async () => {
        asked += 1;
        return [];
      },
    };
    const alteredRowsOf = createAlteredRows(database);
    const first = await alteredRowsOf(plan);
    const before = asked;
    expect(await alteredRowsOf({ ...plan, limit: 1 })).toBe(first);
    expect(asked).toBe(before);
    expect(await alteredRowsOf({ ...plan, altered: [...altered] })).not.toBe(first);
    expect(asked).toBe(2 * before);
  });
});
