import { afterEach, expect, test } from '@jest/globals';
import { StatusError } from '@leeszaal/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeShelves, later, openShelves, shared } from '../testing/open-shelves.ts';

afterEach(closeShelves);

const toggle = () => screen.findByRole('switch', { name: /^Share this bookshelf/ });
const link = () => screen.queryByRole('button', { name: 'Copy a link to this bookshelf' });

test('a private shelf says so, has no link, and is shared and made private again [C2.179]', async () => {
  let now = { ...later, shared: false };
  const catalogue = await openShelves({
    path: '/bookshelf/1',
    shelves: [now],
    after: () => [now],
    answers: {
      shareBookshelf: ({ body }) => {
        now = { ...now, shared: body.shared };
      },
    },
  });
  expect(await toggle()).toHaveProperty('checked', false);
  expect(screen.getByText('Only you can view it.')).toBeTruthy();
  expect(link()).toBeNull();
  await userEvent.click(await toggle());
  await screen.findByText(/^Anyone with the link/);
  expect(await toggle()).toHaveProperty('checked', true);
  expect(link()).not.toBeNull();
  await userEvent.keyboard(' ');
  await screen.findByText('Only you can view it.');
  expect(link()).toBeNull();
  expect(catalogue.host.http.requestsOf('shareBookshelf')).toEqual([
    { params: { id: 1 }, body: { shared: true } },
    { params: { id: 1 }, body: { shared: false } },
  ]);
});

test('a refusal is shown, and the shelf is what it was [C2.179]', async () => {
  await openShelves({
    path: '/bookshelf/1',
    shelves: [{ ...later, shared: false }],
    answers: {
      shareBookshelf: () => {
        throw new StatusError(409, { message: 'Not today.' });
      },
    },
  });
  await userEvent.click(await toggle());
  expect(await screen.findByText('Not today.')).toBeTruthy();
  await waitFor(async () => expect(await toggle()).toHaveProperty('checked', false));
});

test.each([
  ['of another person', '/bookshelf/9', { ...shared, shared: true }],
  ['of a server that knows no sharing', '/bookshelf/1', later],
])('a shelf %s has a link and no switch', async (_, path, shelf) => {
  await openShelves({ path, answers: { getBookshelf: () => shelf } });
  await screen.findByRole('heading', { level: 1, name: shelf.name });
  expect(screen.queryByRole('switch')).toBeNull();
  expect(link()).not.toBeNull();
});
