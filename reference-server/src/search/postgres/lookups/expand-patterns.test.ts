import { describe, expect, test } from '@jest/globals';
import type { Queryable, Row, SqlValue } from '../../../database/database.contract.ts';
import type { Clause, PatternClause } from '../../query/clause.contract.ts';
import { and, or } from '../../query/clauses.ts';
import { expandPatterns } from './expand-patterns.ts';

const pattern = (code: string, form: string): PatternClause => ({
  kind: 'pattern',
  code,
  forms: [form],
});

describe('expandPatterns', () => {
  test('looks up equal patterns once [S2.226]', async () => {
    const asked: unknown[] = [];
    const database: Queryable = {
      query: async <R extends Row>(_sql: string, values: readonly SqlValue[] = []) => {
        asked.push(values);
        return [{ word: 'staf' } as Row as R];
      },
    };
    const main: Clause = and(pattern('', 'st*f'), or(pattern('', 'st*f'), pattern('t', 'st*f')));
    const expansion = await expandPatterns(database, main, pattern('', 'st*f'));
    expect(asked).toEqual([
      ['', ['st%f']],
      ['t', ['st%f']],
    ]);
    expect(expansion(pattern('', 'st*f'))).toEqual(["'staf'"]);
    expect(expansion(pattern('t', 'st*f'))).toEqual(["'t:staf'"]);
    expect(expansion(pattern('t', 'other*'))).toEqual([]);
  });
});
