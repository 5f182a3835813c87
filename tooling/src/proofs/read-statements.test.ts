import { expect, test } from '@jest/globals';
import { readSituations, readStatements } from './read-statements.ts';

const tag = (ids: string) => `[${ids}]`;
const page = (...lines: string[]) => lines.join('\n');

test('a number names the sentences before it, over lines, up to the number before that', () => {
  const behaviour = page(
    '## C 2 Screens',
    'An introduction.',
    '',
    `- A panel opens. It`,
    `  closes. ${tag('C2.1')} Escape`,
    `  closes it. ${tag('C2.2')} The end.`,
    `1. A step. ${tag('C2.4 C2.3')}`,
  );
  expect(readStatements(behaviour)).toEqual([
    { id: 'C2.1', text: 'A panel opens. It closes.' },
    { id: 'C2.2', text: 'Escape closes it.' },
    { id: 'C2.4', text: 'A step.' },
    { id: 'C2.3', text: 'A step.' },
  ]);
});

test('a number within a sentence names a clause, with what is said before it', () => {
  expect(readStatements(`- It has: a door ${tag('C2.1')}; a window ${tag('C2.2')}.`)).toEqual([
    { id: 'C2.1', text: 'It has: a door' },
    { id: 'C2.2', text: 'It has: a door; a window' },
  ]);
});

test('a number in a table names the row', () => {
  const behaviour = page(
    '| What | Value |',
    '|---|---|',
    `| Mobile ${tag('C9.1')} | narrow |`,
    '| no number | – |',
  );
  expect(readStatements(behaviour)).toEqual([{ id: 'C9.1', text: 'Mobile · narrow' }]);
});

test('the rows of both error catalogues are situations, and those of no other table', () => {
  const behaviour = page(
    '## C 7 The calls',
    '| Situation | Message |',
    '|---|---|',
    `| Not an error ${tag('C7.1')} | – |`,
    '## C 8 Error catalogue',
    '',
    '| Situation | Message |',
    '|---|---|',
    `| Network failure ${tag('C8.1')} | "Try again" ${tag('C8.2')} |`,
    '| HTTP 401 | – |',
    '',
    'More. | no row |',
    '## R 8 Error catalogue',
    '| Situation | Message |',
    '|---|---|',
    `| Network failure ${tag('R8.1')} | the same |`,
  );
  expect(readSituations(behaviour)).toEqual([
    { name: 'Network failure', id: 'C8.1' },
    { name: 'HTTP 401', id: undefined },
    { name: 'Network failure', id: 'R8.1' },
  ]);
});
