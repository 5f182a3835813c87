import { afterEach, expect, test } from '@jest/globals';
import { StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeShelves, later, openShelves, other, press, saved } from '../testing/open-shelves.ts';

/* The server makes every change, but reading the shelves again fails. */

afterEach(closeShelves);

const notRead = { level: 'warning', name: 'bookshelves-not-reloaded' };
const fail = (): never => {
  throw new StatusError(500, null);
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const isSettled = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a shelf that was made or renamed is shown so, and made once [C2.186]', async () => {
  const made = { ...other, id: 3, name: 'New' };
  const catalogue = await openShelves({
    path: '/bookshelf/1',
    after: fail,
    answers: { createBookshelf: () => made, renameBookshelf: () => undefined },
  });
  await press('New bookshelf');
  await userEvent.keyboard('New{Enter}');
  await heading('New');
  await isSettled();
  expect(catalogue.address()).toBe('/bookshelf/3');
  await press('Rename New');
  await userEvent.clear(screen.getByRole('textbox', { name: /Name/ }));
  await userEvent.keyboard('Newer{Enter}');
  await heading('Newer');
  await isSettled();
  expect(screen.getByRole('link', { name: 'For later' })).toBeTruthy();
  expect(catalogue.host.http.requestsOf('createBookshelf')).toHaveLength(1);
  expect(catalogue.host.http.requestsOf('getBookshelf')).toEqual([]);
  expect(catalogue.host.events).toMatchObject([notRead, notRead]);
});

test('what was taken off, and a shelf that was deleted, are gone [C2.186]', async () => {
  const catalogue = await openShelves({
    path: '/bookshelf/1',
    shelves: [{ ...later, items: [{ id: 1, type: 'query', data: saved }] }, other],
    after: fail,
    answers: { deleteBookshelfItem: () => undefined, deleteBookshelf: () => undefined },
  });
  await press(/^Remove from shelf/);
  await waitFor(() => expect(catalogue.host.events).toMatchObject([notRead]));
  expect(await screen.findByText('This bookshelf is empty')).toBeTruthy();
  await press('Delete For later');
  await press('Delete');
  await heading('Other');
  expect(screen.queryByRole('link', { name: 'For later' })).toBeNull();
});

test('what was changed shows to who comes back to the catalogue, until it is read again [C2.186]', async () => {
  const shelves = [later, other];
  const rename = { renameBookshelf: () => undefined };
  await openShelves({ path: '/bookshelf/2', shelves, after: fail, answers: rename });
  await press('Rename Other');
  await userEvent.keyboard('s{Enter}');
  await heading('Others');
  await isSettled();
  await closeShelves();
  const read = Promise.withResolvers<void>();
  const after = () => {
    read.resolve();
    return fail();
  };
  await openShelves({ path: '/bookshelf/2', shelves, after });
  await read.promise;
  await heading('Others');
  expect(screen.queryByRole('link', { name: 'Other' })).toBeNull();
});

test('they are read again when one comes to them, and then as the server has them [C2.186]', async () => {
  let read = fail as () => readonly (typeof later)[];
  const catalogue = await openShelves({
    path: '/bookshelf/2',
    after: () => read(),
    answers: { renameBookshelf: () => undefined },
  });
  await press('Rename Other');
  await userEvent.keyboard('s{Enter}');
  await isSettled();
  read = () => [later, { ...other, name: 'Others of mine' }];
  await act(async () => catalogue.host.navigation.navigate('/search?query={"query":"sea"}'));
  await heading('Results for “sea”');
  await act(async () => catalogue.host.navigation.navigate('/bookshelf/2'));
  await heading('Others of mine');
});
