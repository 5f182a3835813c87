import { expect, test } from '@jest/globals';
import { defaultCriteria, emptyRow } from './criteria.ts';
import { followedDraft } from './followed-draft.ts';

const ships = { ...defaultCriteria({}), query: 'ships' };
const typed = { ...ships, query: 'law', fields: [{ ...emptyRow(0), value: 'sea' }] };

test('what was typed stays while the question of the address does', () => {
  expect(followedDraft(typed, ships, { ...ships })).toBe(typed);
});

test('another order of the same question is taken over into what was typed', () => {
  const byTitle = { ...ships, sortField: 'title', sortOrder: 'asc' } as const;
  expect(followedDraft(typed, ships, byTitle)).toEqual({
    ...typed,
    sortField: 'title',
    sortOrder: 'asc',
  });
});

test('another question, and one that is come to from elsewhere, stand in place of it', () => {
  const tax = { ...ships, query: 'tax' };
  expect(followedDraft(typed, ships, tax)).toBe(tax);
  expect(followedDraft(typed, undefined, ships)).toBe(ships);
  expect(followedDraft(undefined, ships, ships)).toBe(ships);
});
