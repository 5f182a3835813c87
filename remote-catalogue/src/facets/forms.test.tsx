import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeResults, found, openResults, press } from '../testing/open-results.ts';
import { searchesOf } from '../testing/open-screen.ts';

afterEach(closeResults);

const FORMS = { read: 12, buy: 3, shelf: 40 };

const open = (facets: Record<string, string[]>, counts: Record<string, Record<string, number>>) =>
  openResults({
    query: { connection: 0, facets },
    search: ({ body }) => found(3, undefined, counts)(body),
  });

const chips = () =>
  within(screen.getByRole('list', { name: 'Filters' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

test('forms have names, the most frequent first [C2.437]', async () => {
  await open({ form: ['shelf'] }, { form: FORMS });
  const group = within(await screen.findByRole('group', { name: 'Access' }));
  expect(group.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'In the library40',
    'Readable here12',
    'To buy3',
  ]);
  expect(group.queryByRole('button')).toBeNull();
  expect(chips()).toEqual(['Access: In the library']);
});

test('what is readable now is a filter above the facets, where it is offered [C2.438]', async () => {
  const screenOf = await open({}, { availability: { now: 9 }, form: FORMS });
  const sidebar = within(await screen.findByRole('complementary', { name: 'Filters' }));
  const [first] = await sidebar.findAllByRole('checkbox');
  expect(first).toBe(sidebar.getByRole('checkbox', { name: 'Readable now' }));
  await userEvent.click(first as HTMLElement);
  await press('Apply');
  await waitFor(() =>
    expect(searchesOf(screenOf).at(-1)?.facets).toEqual({ availability: ['now'] }),
  );
  expect(chips()).toEqual(['Readable now']);
  expect(screenOf.address()).toContain('availability');
  await closeResults();
  await open({}, { form: FORMS });
  await screen.findByRole('checkbox', { name: 'To buy' });
  expect(screen.queryByRole('checkbox', { name: 'Readable now' })).toBeNull();
});
