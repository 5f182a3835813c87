import { afterEach, expect, test } from '@jest/globals';
import type { FakeAnswers } from '@leeszaal/remote-kit/testing';
import { type NewShelfItem, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type OpenScreen, type OpenScreenOptions, openScreen } from '../testing/open-screen.ts';
import { AddToShelfButton } from './add-to-shelf-button.component.tsx';
import { AddToShelfDialog } from './add-to-shelf-dialog.component.tsx';

let opened: OpenScreen;
afterEach(() => opened.close());

const candidates = [
  { name: 'Ships', item: { type: 'publication', data: { publicationId: 7, connectionId: 3 } } },
  {
    name: 'letters',
    item: { type: 'query', data: { query: 'letters', queryType: 0, connection: 3 } },
  },
] as const;
const [book, search] = candidates.map(({ item }) => item) as [NewShelfItem, NewShelfItem];
const shelves = [
  { id: 1, name: 'For later', authorId: '1', items: [] },
  { id: 2, name: 'Other', authorId: '1', items: [] },
];

async function open(
  answers: FakeAnswers,
  bookshelves = shelves,
  reloaded: OpenScreenOptions['reloaded'] = () => ({}),
) {
  const added: (readonly NewShelfItem[])[] = [];
  let closed = 0;
  opened = await openScreen({
    path: '/search',
    part: (
      <AddToShelfDialog
        candidates={candidates}
        onAdded={(items) => added.push(items)}
        onClose={() => (closed += 1)}
      />
    ),
    library: { bookshelves },
    reloaded,
    answers,
  });
  return { added, closed: () => closed };
}

const calls = () => opened.host.http.calls.map(({ name, request }) => ({ name, request }));
const choose = (label: string) => userEvent.click(screen.getByRole('radio', { name: label }));
const add = () => userEvent.click(screen.getByRole('button', { name: /^Add/ }));

test('several things are several calls to the shelf that was chosen [C2.184 C7.13]', async () => {
  const { added, closed } = await open({ addBookshelfItem: () => undefined });
  await choose('Other');
  await add();
  await waitFor(() => expect(closed()).toBe(1));
  expect(calls()).toEqual([
    { name: 'addBookshelfItem', request: { params: { id: 2 }, body: { item: book } } },
    { name: 'addBookshelfItem', request: { params: { id: 2 }, body: { item: search } } },
  ]);
  expect(added).toEqual([[book, search]]);
});

test('a new shelf needs a name, is made first, and is not gone to [C2.184 C5.21]', async () => {
  const { closed } = await open({
    createBookshelf: ({ body }) => ({ id: 9, name: body.name, authorId: '1', items: [] }),
    addBookshelfItem: () => undefined,
  });
  await choose('New bookshelf');
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), '   ');
  await add();
  expect(screen.getByText('bookshelf name is required')).toBeTruthy();
  expect(calls()).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'At sea ');
  await add();
  await waitFor(() => expect(closed()).toBe(1));
  expect(calls().map(({ name }) => name)).toEqual([
    'createBookshelf',
    'addBookshelfItem',
    'addBookshelfItem',
  ]);
  expect(calls()[0]?.request).toEqual({ body: { name: 'At sea' } });
  expect(opened.address()).toBe('/search');
});

test('without a shelf the new one is what is offered', async () => {
  await open({}, []);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: /^Name/ })).toBeTruthy();
});

test('what the server says of a failure stands in the dialog, and only what failed is tried again [C5.22]', async () => {
  let refusal: StatusError | undefined = new StatusError(409, { message: 'The shelf is full.' });
  const { added, closed } = await open({
    addBookshelfItem: ({ body }) => {
      if (refusal && body.item.type === 'query') throw refusal;
    },
  });
  await add();
  expect(await screen.findByText('The shelf is full.')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('letters');
  expect(added).toEqual([[book]]);
  refusal = undefined;
  await add();
  await waitFor(() => expect(closed()).toBe(1));
  expect(added).toEqual([[book], [search]]);
  expect(calls()).toHaveLength(3);
});

test('what got there is added, though the shelves cannot be read again [C2.186]', async () => {
  const { added, closed } = await open({ addBookshelfItem: () => undefined }, shelves, () => {
    throw new StatusError(500, null);
  });
  await add();
  await waitFor(() => expect(closed()).toBe(1));
  expect(added).toEqual([[book, search]]);
  expect(opened.host.events).toMatchObject([{ name: 'bookshelves-not-reloaded' }]);
});

test('closed while it adds, it does not close the one that is opened after it [C2.185]', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<undefined>();
  opened = await openScreen({
    path: '/search',
    part: <AddToShelfButton label="Keep" candidates={candidates} />,
    library: { bookshelves: shelves },
    answers: { addBookshelfItem: () => answered },
  });
  const keep = () => userEvent.click(screen.getByRole('button', { name: 'Save, Keep' }));
  const dialog = async () => within(await screen.findByRole('dialog'));
  await keep();
  await userEvent.click((await dialog()).getByRole('button', { name: 'Add' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  await keep();
  await dialog();
  await act(async () => resolve(undefined));
  await waitFor(() => expect(opened.host.dialogs.notes).toHaveLength(1));
  expect(screen.getByRole('dialog')).toBeTruthy();
});
