import { describe, expect, test } from '@jest/globals';
import type { Person } from '@leeszaal/shared-contracts';
import {
  hasMorePeople,
  NO_PEOPLE,
  type PeopleList,
  type PeopleStep,
  shownPeople,
  stepPeople,
} from './people-list.ts';

const person = (id: number, role: Person['role'] = 'user'): Person => ({
  id,
  name: `Person ${id}`,
  login: `p${id}`,
  email: `p${id}@example.org`,
  role,
  state: 'active',
  sessions: 0,
  hasSecondFactor: false,
  seenAt: null,
});
const page = (total: number, ...ids: number[]): PeopleStep => ({
  kind: 'answered',
  page: { people: ids.map((id) => person(id)), total },
});
const listAfter = (...steps: PeopleStep[]): PeopleList => steps.reduce(stepPeople, NO_PEOPLE);
const idsOf = (list: PeopleList) => shownPeople(list).map(({ id }) => id);
const more: PeopleStep = { kind: 'continued' };
const failed: PeopleStep = { kind: 'failed' };
const search: PeopleStep = { kind: 'searched', query: 'ada' };

describe('pages', () => {
  test('the next page continues the list, until all that match are shown [C2.211]', () => {
    const first = listAfter(page(3, 1, 2));
    expect([idsOf(first), hasMorePeople(first)]).toEqual([[1, 2], true]);
    const all = [more, page(3, 3)].reduce(stepPeople, first);
    expect([idsOf(all), hasMorePeople(all), all.offset]).toEqual([[1, 2, 3], false, 3]);
  });

  test('a person who moved to the next page is shown once [C2.211]', () => {
    expect(idsOf(listAfter(page(3, 1, 2), more, page(3, 2, 3)))).toEqual([1, 2, 3]);
  });

  test('an empty page is the end, whatever the total says [C2.211]', () => {
    const list = listAfter(page(3, 1, 2), more, page(3));
    expect([hasMorePeople(list), list.total]).toEqual([false, 2]);
  });

  test('a page that fails leaves the pages before, and begins where it began [C2.211]', () => {
    const list = listAfter(page(3, 1, 2), more, failed);
    expect([list.kind, idsOf(list), list.offset]).toEqual(['error', [1, 2], 2]);
  });
});

describe('a search', () => {
  test('leaves the people of the one before until its answer [C2.210]', () => {
    const asked = listAfter(page(2, 1, 2), search);
    expect([asked.kind, idsOf(asked), asked.offset]).toEqual(['loading', [1, 2], 0]);
    expect(idsOf(stepPeople(asked, page(1, 2)))).toEqual([2]);
  });

  test('that fails shows none of them [C2.210]', () => {
    const list = listAfter(page(2, 1, 2), search, failed);
    expect([idsOf(list), list.total]).toEqual([[], undefined]);
  });
});

describe('a person who was added', () => {
  const added: PeopleStep = { kind: 'added', person: person(9) };

  test('comes first and counts [C2.212]', () => {
    const list = listAfter(page(2, 1, 2), added);
    expect([idsOf(list), list.total, hasMorePeople(list)]).toEqual([[9, 1, 2], 3, false]);
  });

  test('is shown once when a later page has the person too, and skips no other [C2.212]', () => {
    const list = listAfter(page(4, 1, 2), added);
    expect(list.offset).toBe(2);
    expect(idsOf([more, page(5, 3, 4, 9)].reduce(stepPeople, list))).toEqual([9, 1, 2, 3, 4]);
  });

  test('has the place of the name in the next search [C2.212]', () => {
    expect(idsOf(listAfter(page(2, 1, 2), added, search, page(2, 1, 9)))).toEqual([1, 9]);
  });
});

describe('a person who was changed', () => {
  const changed: PeopleStep = { kind: 'changed', person: person(1, 'admin') };
  const roles = (list: PeopleList) => shownPeople(list).map(({ role }) => role);

  test('is shown as the server answered [C2.213]', () => {
    expect(roles(listAfter(page(2, 1, 2), changed))).toEqual(['admin', 'user']);
  });

  test('during a request, whose answer may be of the moment before, stays changed [C2.213]', () => {
    const list = listAfter(page(2, 1, 2), search, changed, page(1, 1));
    expect(roles(list)).toEqual(['admin']);
    expect(roles([search, page(1, 1)].reduce(stepPeople, list))).toEqual(['user']);
  });
});

describe('erased people', () => {
  const erased = (id: number): PeopleStep => ({ kind: 'erased', id });

  test('leave the list and its count, and the next page begins one earlier [C2.228]', () => {
    const list = listAfter(page(4, 1, 2), erased(1));
    expect([idsOf(list), list.total, list.offset]).toEqual([[2], 3, 1]);
  });

  test('are not in a late answer either [C2.228]', () => {
    const list = listAfter(page(2, 1, 2), search, erased(1), page(2, 1, 2));
    expect([idsOf(list), list.total]).toEqual([[2], 1]);
  });
});

test('a person who is added during a search is shown if it finds the person [C2.212]', () => {
  const added: PeopleStep = { kind: 'added', person: { ...person(9), name: 'Zoë Zee' } };
  const during = (query: string) =>
    listAfter(page(2, 1, 2), { kind: 'searched', query }, page(1, 1), added);
  expect([idsOf(during('ZOE zee')), during('ZOE zee').total]).toEqual([[9, 1], 2]);
  expect([idsOf(during('ada')), during('ada').total]).toEqual([[1], 1]);
});
