import { expect, test } from '@jest/globals';
import { ADVANCED_FIELDS } from '@leeszaal/shared-contracts';
import { emptyRow, type FieldRow } from '../criteria/criteria.ts';
import { nextRow } from './next-row.ts';

test('a new row is for the next field that is offered, and any number can be added [C2.58]', () => {
  let rows: readonly FieldRow[] = [];
  for (let count = 0; count < 12; count += 1) rows = [...rows, nextRow(rows)];
  expect(rows.slice(0, 6).map(({ name }) => name)).toEqual([...ADVANCED_FIELDS, 'title']);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(12);
});

test('a row that was taken away leaves no other with its key [C3.1]', () => {
  expect(nextRow([emptyRow(0), emptyRow(7, 'isbn')])).toEqual({
    key: 8,
    name: 'authors',
    relation: 'and',
    mode: 'contains',
    value: '',
  });
});
