import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Clause } from './clause.contract.ts';
import { ALL, and, NONE, not, or, term } from './clauses.ts';
import { type IdSet, matchingRows } from './id-set.ts';

const LETTERS = ['a', 'b', 'c'];

const leaf: fc.Arbitrary<Clause> = fc
  .tuple(fc.constantFrom(...LETTERS), fc.constantFrom('word', 'pattern'))
  .map(
    ([letter, kind]): Clause => ({ kind: kind as 'word' | 'pattern', code: '', forms: [letter] }),
  );

const clause = fc.letrec<{ clause: Clause }>((tie) => ({
  clause: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.constantFrom(ALL, NONE),
    fc.array(tie('clause'), { maxLength: 3 }).map((parts) => and(...parts)),
    fc.array(tie('clause'), { maxLength: 3 }).map((parts) => or(...parts)),
    tie('clause').map(not),
  ),
})).clause;

/** Whether a row with these letters matches the clause. */
function meets(row: ReadonlySet<string>, asked: Clause): boolean {
  switch (asked.kind) {
    case 'all':
      return true;
    case 'none':
      return false;
    case 'and':
      return asked.clauses.every((part) => meets(row, part));
    case 'or':
      return asked.clauses.some((part) => meets(row, part));
    case 'not':
      return !meets(row, asked.clause);
    case 'phrase':
      return false;
    default:
      return row.has(asked.forms[0]);
  }
}

/** Evaluates a query of letters as PostgreSQL does. */
function fits(row: ReadonlySet<string>, query: string): boolean {
  let at = 0;
  function alternatives(): boolean {
    let value = operand();
    while (query[at] === '|' || query[at] === '&') {
      const operator = query[at];
      at += 1;
      const next = operand();
      value = operator === '|' ? value || next : value && next;
    }
    return value;
  }
  function operand(): boolean {
    if (query[at] === '!') {
      at += 1;
      return !operand();
    }
    if (query[at] === '(') {
      at += 1;
      const value = alternatives();
      at += 1;
      return value;
    }
    at += 3;
    return row.has(query[at - 2] ?? '');
  }
  return alternatives();
}

function holds(row: ReadonlySet<string>, set: IdSet): boolean {
  switch (set.kind) {
    case 'match':
      return fits(row, set.query);
    case 'any':
      return set.queries.some((query) => fits(row, query));
    case 'union':
      return set.sets.some((part) => holds(row, part));
    case 'intersect':
      return set.sets.every((part) => holds(row, part));
    case 'except':
      return holds(row, set.from) && !holds(row, set.without);
  }
}

function matches(set: IdSet): string[] {
  switch (set.kind) {
    case 'match':
      return [set.query];
    case 'any':
      return [...set.queries];
    case 'except':
      return [...matches(set.from), ...matches(set.without)];
    default:
      return set.sets.flatMap(matches);
  }
}

const ROWS = Array.from(
  { length: 2 ** LETTERS.length },
  (_, bits) => new Set(LETTERS.filter((_letter, at) => bits & (1 << at))),
);

describe('clauses', () => {
  test('not is the opposite, also after it has been moved to the leaves', () => {
    fc.assert(
      fc.property(clause, (asked) => {
        for (const row of ROWS) expect(meets(row, not(asked))).toBe(!meets(row, asked));
      }),
    );
  });

  test('become sets that hold the rows that meet them', () => {
    fc.assert(
      fc.property(clause, (asked) => {
        const found = matchingRows(asked, (pattern) => [`'${pattern.forms[0]}'`]);
        for (const row of ROWS) {
          const inSet =
            found?.kind === 'set'
              ? holds(row, found.set)
              : found !== undefined && !(found.without && holds(row, found.without));
          expect(inSet).toBe(meets(row, asked));
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('ask the index only for rows that hold something', () => {
    fc.assert(
      fc.property(clause, (asked) => {
        const found = matchingRows(asked, (pattern) => [`'${pattern.forms[0]}'`]);
        const set = found?.kind === 'set' ? found.set : found?.without;
        for (const query of set === undefined ? [] : matches(set)) {
          expect(fits(new Set(), query)).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['*', undefined],
  ['ab', { kind: 'word', forms: ['ab'] }],
  ['ab**', { kind: 'prefix', forms: ['ab'] }],
  ['a*b**', { kind: 'pattern', forms: ['a*b*'] }],
  ['**ab', { kind: 'pattern', forms: ['*ab'] }],
  [`${'*'.repeat(300_000)}a`, { kind: 'pattern', forms: ['*a'] }],
])('makes a clause of %.10s, in a time that grows with its length only', (typed, clause) => {
  const made = term('', [typed]);
  if (clause === undefined) expect(made).toBeUndefined();
  else expect(made).toEqual({ code: '', ...clause });
});
