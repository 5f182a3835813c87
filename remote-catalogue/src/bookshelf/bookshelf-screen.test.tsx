import { afterEach, describe, expect, test } from '@jest/globals';
import { StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeShelves, later, openShelves, other, press, shared } from '../testing/open-shelves.ts';

afterEach(closeShelves);

const dialogSelector = '[role="dialog"], [role="alertdialog"]';

describe('where one is', () => {
  test('without a number the first own shelf opens, in place of the address without one [C4.33]', async () => {
    const catalogue = await openShelves({ path: '/bookshelf' });
    await screen.findByRole('heading', { level: 1, name: 'For later' });
    expect(catalogue.address()).toBe('/bookshelf/1');
    expect(catalogue.host.navigation.canGoBack()).toBe(false);
  });

  test('the link of the shelf that is open leads nowhere, so that Back leads away', async () => {
    const catalogue = await openShelves({ path: '/bookshelf/1' });
    await userEvent.click(await screen.findByRole('link', { name: 'For later' }));
    expect(catalogue.address()).toBe('/bookshelf/1');
    expect(catalogue.host.navigation.canGoBack()).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'Other' }));
    expect(catalogue.host.navigation.canGoBack()).toBe(true);
  });

  test('who has no shelf yet is told so [C2.180]', async () => {
    const catalogue = await openShelves({
      path: '/bookshelf',
      shelves: [],
      after: [other],
      answers: { createBookshelf: () => other },
    });
    expect(screen.getByText('You have no bookshelves yet')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Create your first bookshelf' }).focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Other{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Other' });
    expect(catalogue.address()).toBe('/bookshelf/2');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Other'));
  });

  test('a new shelf and a renamed one are gone to [C2.182]', async () => {
    const made = { ...other, id: 3, name: 'New' };
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      after: [later, other, made],
      answers: { createBookshelf: () => made, renameBookshelf: () => undefined },
    });
    await press('New bookshelf');
    await userEvent.paste('x'.repeat(201));
    expect(screen.getByText('Too long: at most 200 characters')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(screen.getByRole('textbox', { name: /Name/ }));
    await userEvent.keyboard('  New {Enter}');
    await waitFor(() => expect(catalogue.address()).toBe('/bookshelf/3'));
    expect(catalogue.host.http.requestsOf('createBookshelf')).toEqual([{ body: { name: 'New' } }]);
    await press('Rename Other');
    await userEvent.clear(screen.getByRole('textbox', { name: /Name/ }));
    await userEvent.keyboard('Others{Enter}');
    await waitFor(() => expect(catalogue.address()).toBe('/bookshelf/2'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { key } = catalogue.host.navigation.current();
    await press('Rename Other');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(catalogue.host.navigation.current().key).toBe(key);
    expect(catalogue.host.http.requestsOf('renameBookshelf').slice(0, 1)).toEqual([
      { params: { id: 2 }, body: { name: 'Others' } },
    ]);
  });

  test('when the open shelf is deleted the first that remains opens [C2.183]', async () => {
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      after: [other],
      answers: { deleteBookshelf: () => undefined },
    });
    await press('Delete For later');
    await press('Delete');
    await screen.findByRole('heading', { level: 1, name: 'Other' });
    expect(catalogue.address()).toBe('/bookshelf/2');
    expect(catalogue.host.http.requestsOf('deleteBookshelf')).toEqual([{ params: { id: 1 } }]);
    expect(catalogue.host.http.requestsOf('getBookshelf')).toEqual([]);
  });

  test('when the last shelf is deleted there is none to show [C2.183]', async () => {
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      shelves: [later],
      after: [],
      answers: { deleteBookshelf: () => undefined },
    });
    await press('Delete For later');
    await press('Delete');
    await screen.findByText('You have no bookshelves yet');
    expect(catalogue.address()).toBe('/bookshelf');
    expect(catalogue.host.http.requestsOf('getBookshelf')).toEqual([]);
  });
});

test('a question about a shelf goes with the address on which it was asked', async () => {
  const catalogue = await openShelves({ path: '/bookshelf/1' });
  await act(async () => catalogue.host.navigation.navigate('/bookshelf/2'));
  await press('Delete For later');
  await act(async () => catalogue.host.navigation.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: 'For later' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

describe('what the server is long about', () => {
  test('does not lead a person back who has gone elsewhere meanwhile [C2.185]', async () => {
    const { promise: answered, resolve } = Promise.withResolvers<undefined>();
    const made = { ...other, id: 3, name: 'New' };
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      after: [other, made],
      answers: {
        deleteBookshelf: () => answered,
        renameBookshelf: () => answered,
        createBookshelf: () => answered.then(() => made),
      },
    });
    await press('Delete For later');
    await press('Delete');
    await press('Cancel');
    await press('Rename Other');
    await userEvent.keyboard('{Enter}');
    await press('Cancel');
    await press('New bookshelf');
    await userEvent.keyboard('New{Enter}');
    await act(async () => catalogue.host.navigation.navigate('/search?query={"query":"sea"}'));
    const elsewhere = catalogue.address();
    await act(async () => resolve(undefined));
    await waitFor(() =>
      expect(catalogue.host.context.library.current().bookshelves).toEqual([other, made]),
    );
    expect(catalogue.address()).toBe(elsewhere);
  });

  test('closes its own question only, not one that was asked meanwhile [C2.185]', async () => {
    const { promise: answered, resolve } = Promise.withResolvers<undefined>();
    await openShelves({
      path: '/bookshelf/2',
      after: [other],
      answers: { deleteBookshelf: () => answered },
    });
    await press('Delete For later');
    await press('Delete');
    await press('Cancel');
    await press('New bookshelf');
    await act(async () => resolve(undefined));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'For later' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'New bookshelf' })).toBeTruthy();
  });
});

describe('a shelf of another person', () => {
  test('is fetched, stands beside one’s own, and cannot be changed [C2.172 C2.176 C4.32]', async () => {
    const catalogue = await openShelves({
      path: '/bookshelf/9',
      answers: { getBookshelf: () => shared },
    });
    await screen.findByRole('heading', { level: 1, name: 'From Daan' });
    expect(catalogue.host.http.requestsOf('getBookshelf')).toEqual([{ params: { id: 9 } }]);
    const menu = within(screen.getByRole('navigation', { name: 'Bookshelves' }));
    expect(menu.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Shared bookshelf',
      'My bookshelves',
    ]);
    expect(menu.getByRole('button', { name: 'Rename For later' })).toBeTruthy();
    expect(menu.queryByRole('button', { name: /From Daan/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Take off/ })).toBeNull();
  });

  test('one’s own is never fetched by itself [C4.32]', async () => {
    const catalogue = await openShelves({ path: '/bookshelf/2' });
    await screen.findByText('This bookshelf is empty');
    expect(catalogue.host.http.requestsOf('getBookshelf')).toEqual([]);
  });

  test('says when it cannot be loaded, and while it is [C2.181]', async () => {
    let fail: () => void = () => undefined;
    const catalogue = await openShelves({
      path: '/bookshelf/9',
      answers: {
        getBookshelf: () =>
          new Promise((_, reject) => {
            fail = () => reject(new StatusError(404, { message: 'gone' }));
          }),
      },
    });
    expect(await screen.findByRole('progressbar', { name: /Loading/ })).toBeTruthy();
    await act(async () => fail());
    expect(await screen.findByText('the requested bookshelf can not be loaded')).toBeTruthy();
    catalogue.host.http.answer({ getBookshelf: () => shared });
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).not.toBe(document.body);
    expect(await screen.findByRole('heading', { level: 1, name: 'From Daan' })).toBeTruthy();
  });
});

describe('what the server says of a failure', () => {
  const refuse = (): never => {
    throw new StatusError(409, { message: 'You have a hundred shelves already.' });
  };

  test.each([
    ['New bookshelf', 'Save', { createBookshelf: refuse }],
    ['Rename For later', 'Save', { renameBookshelf: refuse }],
    ['Delete For later', 'Delete', { deleteBookshelf: refuse }],
  ])('stands in the dialog of “%s”, which stays open [C5.22]', async (button, confirm, answers) => {
    const catalogue = await openShelves({ path: '/bookshelf/1', answers });
    await press(button);
    const field = screen.queryByRole('textbox', { name: /Name/ });
    if (field) await userEvent.type(field, 'More');
    await press(confirm);
    const message = await screen.findByText('You have a hundred shelves already.');
    expect(message.closest(dialogSelector)).not.toBeNull();
    expect(catalogue.address()).toBe('/bookshelf/1');
  });

  test('is a sentence for people where a validation refused, without its path', async () => {
    const createBookshelf = (): never => {
      throw new StatusError(400, { message: 'body.name: Invalid length', code: 'invalid-request' });
    };
    await openShelves({ path: '/bookshelf/1', answers: { createBookshelf } });
    await press('New bookshelf');
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'More');
    await press('Save');
    expect(await screen.findByText(/^What you entered was not accepted/)).toBeTruthy();
    expect(screen.queryByText(/Invalid length/)).toBeNull();
  });
});
