import { expect, test } from '@jest/globals';
import { readProofs } from './read-proofs.ts';

const page = (...rows: string[]) =>
  [
    '# a',
    '| not | a | proof |',
    '| --- | --- | --- |',
    '| x | y | z |',
    '',
    '## Proofs',
    '',
    '### C 2',
    '',
    '| § | What it says | Proved by |',
    '| --- | --- | --- |',
    ...rows,
    '',
    '## After',
    '| § | x | y |',
    '| --- | --- | --- |',
    '| no | more | proofs |',
  ].join('\n');

test('a row names where it stands and its tests', () => {
  const row =
    '| C 2, C 8 | Enter searches | `a/b.test.ts` › searches on Enter<br>`e/c.spec.ts` › a \\| b |';
  expect(readProofs('a/README.md', page(row))).toEqual({
    proofs: [
      {
        place: 'a/README.md:12',
        chapters: ['C 2', 'C 8'],
        statement: 'Enter searches',
        tests: [
          { file: 'a/b.test.ts', title: 'searches on Enter' },
          { file: 'e/c.spec.ts', title: 'a | b' },
        ],
      },
    ],
    faults: [],
  });
});

test('a row that names no test, says nothing or lacks a cell is a fault', () => {
  const { proofs, faults } = readProofs(
    'r',
    page('| C 2 | Enter searches | later |', '| C 2 | | `a` › b |', '| C 2 | `a` › b |'),
  );
  expect(proofs).toEqual([]);
  expect(faults).toEqual([
    'r:12: names no test as `file` › name',
    'r:13: says nothing',
    'r:14: a row has 3 cells',
  ]);
});
