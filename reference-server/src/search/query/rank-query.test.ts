import { describe, expect, test } from '@jest/globals';
import type { Clause } from './clause.contract.ts';
import { replaceLeaves } from './clauses.ts';
import { parseQuery } from './parse-query.ts';
import { rankBound, rankQuery } from './rank-query.ts';

const withVariants = (clause: Clause): Clause =>
  replaceLeaves(clause, (leaf) =>
    leaf.kind === 'word' && leaf.isLiteral === undefined
      ? { ...leaf, variants: { stems: ['peaceful'], others: [] } }
      : leaf,
  );

describe('rankQuery', () => {
  test.each(['year:1900-1950', 'year:1700-1999', 'year:1914', 'year:191*'])(
    'scores a typed word as without %s [C7.36]',
    (years) => {
      const alone = withVariants(parseQuery('peace'));
      for (const query of [`peace ${years}`, `${years} peace`]) {
        const beside = withVariants(parseQuery(query));
        expect(rankQuery(beside)).toEqual(rankQuery(alone));
        expect(rankBound(beside)).toEqual(rankBound(alone));
      }
    },
  );

  test('scores nothing for years alone [C7.36]', () => {
    expect(rankQuery(parseQuery('year:1900-1950')).exact).toBeUndefined();
  });
});
