import { afterEach, expect, test } from '@jest/globals';
import { type SearchAlerts, StatusError } from '@leeszaal/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeShelves, later, openShelves, saved, shared } from '../testing/open-shelves.ts';

afterEach(closeShelves);

const MAILED: SearchAlerts = { address: 'ada@example.org', unmailed: null, alerts: [] };
const select = async () =>
  within(await screen.findByRole('group', { name: 'ships' })).findByRole('combobox', {
    name: 'Mail me new results',
  });
const described = async (text: string | RegExp) =>
  within(await screen.findByRole('group', { name: 'ships' })).findByText(text);

test('a saved search is off at first, and says where its mails go once they are on [C2.500 C2.501]', async () => {
  const catalogue = await openShelves({
    path: '/bookshelf/1',
    answers: { setSearchAlert: () => undefined },
  });
  expect(await select()).toHaveProperty('value', 'off');
  await described('No mails about this search.');
  for (const [choice, text] of [
    ['daily', 'At most one mail a day to ada@example.org, when something new is found.'],
    ['weekly', 'At most one mail a week to ada@example.org, when something new is found.'],
    ['off', 'No mails about this search.'],
  ] as const) {
    await userEvent.selectOptions(await select(), choice);
    await described(text);
    expect((await select()).getAttribute('aria-describedby')).toBeTruthy();
  }
  const body = (frequency: string) => ({
    params: { id: 1, itemId: 2 },
    body: { frequency, language: 'en' },
  });
  expect(catalogue.host.http.requestsOf('setSearchAlert')).toEqual([
    body('daily'),
    body('weekly'),
    body('off'),
  ]);
});

test('a refusal is said at the field, which is what it was [C2.502]', async () => {
  await openShelves({
    path: '/bookshelf/1',
    answers: {
      getSearchAlerts: () => ({ ...MAILED, alerts: [{ itemId: 2, frequency: 'weekly' }] }),
      setSearchAlert: () => {
        throw new StatusError(409, { message: 'Not today.' });
      },
    },
  });
  await userEvent.selectOptions(await select(), 'daily');
  await described('Not today.');
  await waitFor(async () => expect(await select()).toHaveProperty('value', 'weekly'));
});

test.each([
  ['no-mail-server', 'This portal sends no mails at present. Your choice is kept.', false],
  ['no-address', 'Your account has no e-mail address, so no mails can be sent.', true],
] as const)(
  'where no mails go out it says why: %s [C2.503]',
  async (unmailed, text, isDisabled) => {
    await openShelves({
      path: '/bookshelf/1',
      answers: { getSearchAlerts: () => ({ address: null, unmailed, alerts: [] }) },
    });
    await described(text);
    expect(within(await select()).getByRole('option', { name: 'Daily' })).toHaveProperty(
      'disabled',
      isDisabled,
    );
  },
);

test('mails that cannot be loaded are tried again, and the search is there all the same [C2.504]', async () => {
  let isBroken = true;
  await openShelves({
    path: '/bookshelf/1',
    answers: {
      getSearchAlerts: () => {
        if (isBroken) throw new StatusError(500, null);
        return MAILED;
      },
    },
  });
  await described('The mails about this search could not be loaded.');
  expect(screen.getByRole('link', { name: /ships/ })).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await select()).toHaveProperty('value', 'off');
});

test('other people’s shelves, and shelves without searches, ask for none [C2.500]', async () => {
  const external = await openShelves({
    path: '/bookshelf/9',
    answers: { getBookshelf: () => shared },
  });
  await screen.findByRole('link', { name: /ships/ });
  expect(external.host.http.requestsOf('getSearchAlerts')).toEqual([]);
  await closeShelves();
  const items = later.items.filter(({ type }) => type === 'publication');
  const own = await openShelves({ path: '/bookshelf/1', shelves: [{ ...later, items }] });
  await screen.findByRole('button', { name: /Multatuli/ });
  expect(own.host.http.requestsOf('getSearchAlerts')).toEqual([]);
});

test('a search that is put back shows what it was set to [C2.505]', async () => {
  let now = later;
  await openShelves({
    path: '/bookshelf/1',
    after: () => [now],
    answers: {
      getSearchAlerts: () => ({
        ...MAILED,
        alerts: now.items.flatMap(({ id, type }) =>
          type === 'query' ? [{ itemId: id, frequency: 'daily' as const }] : [],
        ),
      }),
      deleteBookshelfItem: () => {
        now = { ...later, items: later.items.slice(0, 1) };
      },
      addBookshelfItem: () => {
        now = { ...later, items: [...now.items, { id: 3, type: 'query', data: saved }] };
      },
    },
  });
  await select();
  await userEvent.click(screen.getByRole('button', { name: 'Remove from shelf: ships' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(async () => expect(await select()).toHaveProperty('value', 'daily'));
});

test('a choice stays when mails that were asked for before it are read after it [C2.507]', async () => {
  const other = { id: 4, type: 'query' as const, data: { ...saved, query: 'boats' } };
  const full = { ...later, items: [...later.items, other] };
  let now = full;
  const read = Promise.withResolvers<SearchAlerts>();
  const catalogue = await openShelves({
    path: '/bookshelf/1',
    shelves: [full],
    after: () => [now],
    answers: {
      getSearchAlerts: () => (now === full ? MAILED : read.promise),
      setSearchAlert: () => undefined,
      deleteBookshelfItem: () => {
        now = later;
      },
    },
  });
  const asked = (name: 'getSearchAlerts' | 'setSearchAlert') =>
    catalogue.host.http.requestsOf(name).length;
  expect(await select()).toHaveProperty('value', 'off');
  await userEvent.click(screen.getByRole('button', { name: 'Remove from shelf: boats' }));
  await waitFor(() => expect(asked('getSearchAlerts')).toBe(2));
  await userEvent.selectOptions(await select(), 'weekly');
  read.resolve({ ...MAILED, alerts: [{ itemId: 2, frequency: 'daily' }] });
  await waitFor(() => expect(asked('setSearchAlert')).toBe(1));
  expect(await select()).toHaveProperty('value', 'weekly');
});

test('a failed reload of mails leaves the choices that are shown [C2.507]', async () => {
  const other = { id: 4, type: 'query' as const, data: { ...saved, query: 'boats' } };
  const full = { ...later, items: [...later.items, other] };
  let now = full;
  const catalogue = await openShelves({
    path: '/bookshelf/1',
    shelves: [full],
    after: () => [now],
    answers: {
      getSearchAlerts: () => {
        if (now !== full) throw new StatusError(500, null);
        return { ...MAILED, alerts: [{ itemId: 2, frequency: 'daily' }] };
      },
      deleteBookshelfItem: () => {
        now = later;
      },
    },
  });
  expect(await select()).toHaveProperty('value', 'daily');
  await userEvent.click(screen.getByRole('button', { name: 'Remove from shelf: boats' }));
  await waitFor(() => expect(catalogue.host.http.requestsOf('getSearchAlerts')).toHaveLength(2));
  expect(await select()).toHaveProperty('value', 'daily');
});
