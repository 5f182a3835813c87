import { afterEach, describe, expect, test } from '@jest/globals';
import type { PeoplePage } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveAdministration, press } from '../testing/open-administration.ts';
import { failWith, focused, names, openPeople, personOf, rowOf } from '../testing/open-people.ts';

afterEach(leaveAdministration);

const ada = personOf(1, 'Ada Admin', { role: 'admin', sessions: 2 });
const ben = personOf(2, 'Ben Bakker', { login: 'ben', state: 'deactivated', sessions: 0 });
const cleo = personOf(3, 'Cleo Costa', { state: 'invited', sessions: 0, seenAt: null });
const field = () => screen.getByRole('searchbox', { name: /Name, user name/ });

describe('the people of a library', () => {
  test('each has name, address, state, role, sessions and when it was last seen [C2.209]', async () => {
    await openPeople([ada, ben, cleo]);
    const [first, second, third] = [
      await rowOf('Ada Admin'),
      await rowOf('Ben Bakker'),
      await rowOf('Cleo Costa'),
    ];
    expect(first.textContent).toMatch(/1@example.org.*2 open sessions.*Last seen .*2026/);
    expect(first.textContent).not.toContain('User name');
    expect(second.textContent).toMatch(/Deactivated.*2@example.org.*User name: ben.*Last seen/);
    expect(second.textContent).not.toContain('session');
    expect(third.textContent).toMatch(/Invited.*Not seen yet/);
    expect(within(third).getByRole('combobox', { name: 'Role of Cleo Costa' })).toHaveProperty(
      'value',
      'user',
    );
    expect(screen.getByText('3 people')).toBeTruthy();
  });

  test('people that could not be loaded are loaded again [C8.23]', async () => {
    const host = await openPeople([], { getPeople: failWith(new Error('down')) });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(host.events.map(({ name }) => name)).toContain('people-not-loaded');
    host.http.answer({ getPeople: () => ({ people: [ada], total: 1 }) });
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(await rowOf('Ada Admin')).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a search', () => {
  const matching = (people = [ada, ben, cleo]) => ({
    getPeople: ({ query = {} }: { query?: { query?: string | undefined } }): PeoplePage => {
      const found = people.filter(({ name }) => name.includes(query.query ?? ''));
      return { people: found, total: found.length };
    },
  });

  test('finds people by a text, with their number, until it is cleared [C2.210]', async () => {
    const host = await openPeople([], matching());
    await rowOf('Ada Admin');
    await userEvent.type(field(), ' Ben {Enter}');
    expect(await screen.findByText('1 person found for “Ben”')).toBeTruthy();
    expect(names()).toEqual(['Ben Bakker']);
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('3 people')).toBeTruthy();
    expect(host.http.requestsOf('getPeople').map(({ query }) => query)).toEqual([
      { offset: 0 },
      { query: 'Ben', offset: 0 },
      { offset: 0 },
    ]);
  });

  test('that finds no people says so [C2.210]', async () => {
    await openPeople([], matching());
    await rowOf('Ada Admin');
    await userEvent.type(field(), 'Zoë{Enter}');
    expect((await screen.findByText('No people found for “Zoë”')).closest('output')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'People' })).toBeNull();
  });

  test('is not replaced by a late answer to the one before [C2.210]', async () => {
    const slow = Promise.withResolvers<PeoplePage>();
    const host = await openPeople([], {
      getPeople: ({ query = {} }) => {
        if (query.query === 'B') return slow.promise;
        return { people: query.query ? [cleo] : [ada], total: 1 };
      },
    });
    await rowOf('Ada Admin');
    await userEvent.type(field(), 'B{Enter}');
    expect(names()).toEqual(['Ada Admin']);
    await userEvent.clear(field());
    await userEvent.type(field(), 'Cleo{Enter}');
    await rowOf('Cleo Costa');
    await act(async () => slow.resolve({ people: [ben], total: 1 }));
    expect(names()).toEqual(['Cleo Costa']);
    expect(host.http.calls.at(-2)?.options.signal?.aborted).toBe(true);
  });
});

describe('a long list', () => {
  const pages = (offset = 0): PeoplePage => ({
    people: offset === 0 ? [ada, ben] : [cleo],
    total: 3,
  });

  test('is continued, with the focus below it to the end [C2.211]', async () => {
    let answer = pages;
    await openPeople([], { getPeople: ({ query }) => answer(query?.offset) });
    const more = await screen.findByRole('button', { name: 'Show more people' });
    answer = failWith(new Error('down'));
    act(() => more.focus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alert');
    expect(focused()).toBe('Try again');
    expect(names()).toHaveLength(2);
    answer = pages;
    await userEvent.keyboard('{Enter}');
    await screen.findByText('There are no more people');
    expect(focused()).toBe('There are no more people');
    expect(names()).toEqual(['Ada Admin', 'Ben Bakker', 'Cleo Costa']);
  });

  test('of one page has no end to say [C2.211]', async () => {
    await openPeople([ada, ben]);
    await rowOf('Ada Admin');
    expect(screen.queryByRole('button', { name: 'Show more people' })).toBeNull();
    expect(screen.queryByText('There are no more people')).toBeNull();
  });
});

test('the tab is in the address [C2.202]', async () => {
  const host = await openPeople([ada]);
  await press('Add a person');
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
  expect(host.navigation.current().search).toBe('?tab=people');
});
