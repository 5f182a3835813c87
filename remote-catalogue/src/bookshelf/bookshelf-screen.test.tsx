import { afterEach, describe, expect, test } from '@jest/globals';
import {
  type Bookshelf,
  type Publication,
  publicationCodec,
  type SharedQuery,
  StatusError,
} from '@leeszaal/shared-contracts';
import type { FakeAnswers } from '@leeszaal/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';

const publication: Publication = v.parse(publicationCodec.schema, {
  id: 7,
  title: 'Max Havelaar',
  authors: ['Multatuli', 'Douwes Dekker'],
});
const modules = [
  { connection: 0, module: 0, name: 'Catalogue', actions: [], advancedFields: [] },
  { connection: 1, module: 1, name: 'Archive', actions: [], advancedFields: [] },
];
const saved: SharedQuery = {
  query: 'ships',
  queryType: 0,
  connection: 1,
  fields: [{ name: 'title', value: 'sea', mode: 1, operator: 0 }],
  facets: { yearofpublication: ['1860'] },
};
const later: Bookshelf = {
  id: 1,
  name: 'For later',
  authorId: '1',
  items: [
    { id: 1, type: 'publication', data: { publicationId: 7, connectionId: 0 } },
    { id: 2, type: 'query', data: saved },
  ],
};
const other: Bookshelf = { id: 2, name: 'Other', authorId: '1', items: [] };
const shared: Bookshelf = { ...later, id: 9, name: 'From Daan', authorId: '2' };

let opened: OpenScreen | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

interface Setting {
  readonly path: string;
  readonly shelves?: readonly Bookshelf[];
  readonly after?: readonly Bookshelf[];
  readonly answers?: FakeAnswers;
}

async function open({ path, shelves = [later, other], after, answers }: Setting) {
  opened = await openScreen({
    path,
    library: { modules, bookshelves: [...shelves] },
    reloaded: () => ({ bookshelves: [...(after ?? shelves)] }),
    answers: { getPublicationDetail: () => publication, search: () => [], ...answers },
  });
  return opened;
}

const calls = ({ host }: OpenScreen, name: string) =>
  host.http.calls.filter((call) => call.name === name).map(({ request }) => request);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialogSelector = '[role="dialog"], [role="alertdialog"]';

describe('where one is', () => {
  test('without a number the first own shelf opens, in place of the address without one', async () => {
    const catalogue = await open({ path: '/bookshelf' });
    await screen.findByRole('heading', { level: 1, name: 'For later' });
    expect(catalogue.address()).toBe('/bookshelf/1');
    expect(catalogue.host.navigation.canGoBack()).toBe(false);
  });

  test('who has no shelf yet is told so', async () => {
    await open({ path: '/bookshelf', shelves: [] });
    expect(screen.getByText('You have no bookshelves yet')).toBeTruthy();
  });

  test('a new shelf and a renamed one are gone to', async () => {
    const made = { ...other, id: 3, name: 'New' };
    const catalogue = await open({
      path: '/bookshelf/1',
      after: [later, other, made],
      answers: { createBookshelf: () => made, renameBookshelf: () => undefined },
    });
    await press('New bookshelf');
    await userEvent.keyboard('  New {Enter}');
    await waitFor(() => expect(catalogue.address()).toBe('/bookshelf/3'));
    expect(calls(catalogue, 'createBookshelf')).toEqual([{ body: { name: 'New' } }]);
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
    expect(calls(catalogue, 'renameBookshelf').slice(0, 1)).toEqual([
      { params: { id: 2 }, body: { name: 'Others' } },
    ]);
  });

  test('when the open shelf is deleted the first that remains opens', async () => {
    const catalogue = await open({
      path: '/bookshelf/1',
      after: [other],
      answers: { deleteBookshelf: () => undefined },
    });
    await press('Delete For later');
    await press('Delete');
    await screen.findByRole('heading', { level: 1, name: 'Other' });
    expect(catalogue.address()).toBe('/bookshelf/2');
    expect(calls(catalogue, 'deleteBookshelf')).toEqual([{ params: { id: 1 } }]);
    expect(calls(catalogue, 'getBookshelf')).toEqual([]);
  });

  test('when the last shelf is deleted there is none to show', async () => {
    const catalogue = await open({
      path: '/bookshelf/1',
      shelves: [later],
      after: [],
      answers: { deleteBookshelf: () => undefined },
    });
    await press('Delete For later');
    await press('Delete');
    await screen.findByText('You have no bookshelves yet');
    expect(catalogue.address()).toBe('/bookshelf');
    expect(calls(catalogue, 'getBookshelf')).toEqual([]);
  });
});

describe('what the server is long about', () => {
  test('leads nobody back who has gone elsewhere meanwhile', async () => {
    const { promise: answered, resolve } = Promise.withResolvers<undefined>();
    const made = { ...other, id: 3, name: 'New' };
    const catalogue = await open({
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

  test('closes its own question only, not one that was asked meanwhile', async () => {
    const { promise: answered, resolve } = Promise.withResolvers<undefined>();
    await open({
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

describe('what stands on a shelf', () => {
  test('a saved search leads to its results, a publication opens its detail', async () => {
    await open({ path: '/bookshelf/1' });
    const link = screen.getByRole('link', { name: /ships/ });
    const target = new URL(link.getAttribute('href') ?? '', 'https://portal.test');
    expect(target.pathname).toBe('/search');
    expect(JSON.parse(target.searchParams.get('query') ?? '')).toEqual(saved);
    expect(link.textContent).toBe('shipsArchive · Title contains sea · 1860');
    await userEvent.click(await screen.findByRole('button', { name: /Multatuli/ }));
    const panel = within(await screen.findByRole('region', { name: 'Publication' }));
    expect((await panel.findAllByText(/Max Havelaar/)).length).toBeGreaterThan(0);
  });

  test('a detail stays with the shelf or the results that it was opened on', async () => {
    const catalogue = await open({ path: '/bookshelf/1' });
    const panel = () => screen.queryByRole('region', { name: 'Publication' });
    const go = (to: string | number) => act(async () => catalogue.host.navigation.navigate(to));
    await userEvent.click(await screen.findByRole('button', { name: /Multatuli/ }));
    expect(panel()).not.toBeNull();
    await go('/bookshelf/2');
    await screen.findByText('This bookshelf is empty');
    expect(panel()).toBeNull();
    await go('/search?query={"query":"other"}');
    await screen.findByRole('heading', { level: 1, name: 'Results for “other”' });
    expect(panel()).toBeNull();
    catalogue.host.http.answer({
      search: () => [{ kind: 'results', total: 1, publications: [publication], facets: {} }],
    });
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
    const [result] = await screen.findAllByRole('button', { name: 'Max Havelaar' });
    await userEvent.click(result as HTMLElement);
    expect(panel()).not.toBeNull();
    await go('/bookshelf/1');
    await screen.findByRole('heading', { level: 1, name: 'For later' });
    expect(panel()).toBeNull();
    await go(-1);
    await screen.findByRole('heading', { level: 1, name: 'Results for “other”' });
    expect(panel()).not.toBeNull();
  });

  test('a publication that cannot be loaded is an ERROR, and the others stand all the same', async () => {
    await open({
      path: '/bookshelf/1',
      answers: {
        getPublicationDetail: () => {
          throw new StatusError(500, null);
        },
      },
    });
    expect(await screen.findByText('ERROR')).toBeTruthy();
    expect(screen.getByRole('link', { name: /ships/ })).toBeTruthy();
  });

  test('its author takes things off it, and an empty shelf says so', async () => {
    const catalogue = await open({
      path: '/bookshelf/1',
      after: [{ ...later, items: [] }],
      answers: { deleteBookshelfItem: () => undefined },
    });
    const [first] = screen.getAllByRole('button', { name: /^Take off the bookshelf/ });
    await userEvent.click(first as HTMLElement);
    await screen.findByText('This bookshelf is empty');
    expect(calls(catalogue, 'deleteBookshelfItem')).toEqual([{ params: { id: 1, itemId: 1 } }]);
  });
});

describe('taking things off', () => {
  const full: Bookshelf = {
    ...later,
    items: [1, 2, 3].map((id) => ({
      id,
      type: 'query' as const,
      data: { query: `sea ${id}`, queryType: 0 },
    })),
  };

  test('one after another need not wait, and the focus stays on the shelf', async () => {
    const answers = [1, 2, 3].map(() => Promise.withResolvers<undefined>());
    let asked = 0;
    const catalogue = await open({
      path: '/bookshelf/1',
      shelves: [full],
      after: [{ ...full, items: [] }],
      answers: { deleteBookshelfItem: () => answers[asked++]?.promise },
    });
    for (const id of [1, 2, 3]) await press(`Take off the bookshelf: sea ${id}`);
    expect(screen.getByText('This bookshelf is empty')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(calls(catalogue, 'deleteBookshelfItem')).toHaveLength(1);
    await act(async () => {
      for (const { resolve } of answers) resolve(undefined);
    });
    await waitFor(() =>
      expect(calls(catalogue, 'deleteBookshelfItem')).toEqual([
        { params: { id: 1, itemId: 1 } },
        { params: { id: 1, itemId: 2 } },
        { params: { id: 1, itemId: 3 } },
      ]),
    );
  });

  test('one that cannot be taken off stands there again, and the others are gone', async () => {
    const refused = Promise.withResolvers<undefined>();
    await open({
      path: '/bookshelf/1',
      shelves: [full],
      after: [{ ...full, items: full.items.slice(0, 1) }],
      answers: {
        deleteBookshelfItem: ({ params }) => (params.itemId === 1 ? refused.promise : undefined),
      },
    });
    await press('Take off the bookshelf: sea 1');
    await press('Take off the bookshelf: sea 2');
    await act(async () => refused.reject(new StatusError(409, { message: 'It is chained.' })));
    expect(await screen.findByText('It is chained.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'sea 1' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'sea 2' })).toBeNull();
  });
});

describe('a shelf of somebody else', () => {
  test('is fetched, stands beside one’s own, and cannot be changed', async () => {
    const catalogue = await open({
      path: '/bookshelf/9',
      answers: { getBookshelf: () => shared },
    });
    await screen.findByRole('heading', { level: 1, name: 'From Daan' });
    expect(calls(catalogue, 'getBookshelf')).toEqual([{ params: { id: 9 } }]);
    const menu = within(screen.getByRole('navigation', { name: 'Bookshelves' }));
    expect(menu.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Shared bookshelf',
      'My bookshelves',
    ]);
    expect(menu.getByRole('button', { name: 'Rename For later' })).toBeTruthy();
    expect(menu.queryByRole('button', { name: /From Daan/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Take off/ })).toBeNull();
  });

  test('one’s own is never fetched by itself', async () => {
    const catalogue = await open({ path: '/bookshelf/2' });
    await screen.findByText('This bookshelf is empty');
    expect(calls(catalogue, 'getBookshelf')).toEqual([]);
  });

  test('says when it cannot be loaded, and while it is', async () => {
    let fail: () => void = () => undefined;
    const catalogue = await open({
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
    screen.getByRole('button', { name: 'Try again' }).focus();
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
  ])('stands in the dialog of “%s”, which stays open', async (button, confirm, answers) => {
    const catalogue = await open({ path: '/bookshelf/1', answers });
    await press(button);
    const field = screen.queryByRole('textbox', { name: /Name/ });
    if (field) await userEvent.type(field, 'More');
    await press(confirm);
    const message = await screen.findByText('You have a hundred shelves already.');
    expect(message.closest(dialogSelector)).not.toBeNull();
    expect(catalogue.address()).toBe('/bookshelf/1');
  });

  test('stands above the items when one cannot be taken off', async () => {
    await open({ path: '/bookshelf/1', answers: { deleteBookshelfItem: refuse } });
    const [first] = screen.getAllByRole('button', { name: /^Take off the bookshelf/ });
    await userEvent.click(first as HTMLElement);
    expect(await screen.findByText('You have a hundred shelves already.')).toBeTruthy();
  });
});
