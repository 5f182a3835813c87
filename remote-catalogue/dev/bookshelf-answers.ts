import type { FakeAnswers } from '@leeszaal/remote-kit/testing/dev-page';
import { type Bookshelf, type SearchAlerts, StatusError } from '@leeszaal/shared-contracts';

let shelves: readonly Bookshelf[] = [
  {
    id: 1,
    name: 'For later',
    authorId: '1',
    items: [
      { id: 1, type: 'publication', data: { publicationId: 1, connectionId: 0 } },
      { id: 2, type: 'query', data: { query: 'river', queryType: 0 } },
    ],
  },
];

let alerts: SearchAlerts['alerts'] = [];

/** Changes a shelf. */
function changeShelf(id: number, change: (shelf: Bookshelf) => Bookshelf): undefined {
  shelves = shelves.map((shelf) => (shelf.id === id ? change(shelf) : shelf));
}

function shelfOf(id: number): Bookshelf {
  const shelf = shelves.find((known) => known.id === id);
  if (!shelf) throw new StatusError(404, undefined);
  return shelf;
}

/** The next unused id. */
const nextId = (items: readonly { readonly id: number }[]): number =>
  Math.max(0, ...items.map(({ id }) => id)) + 1;

/** Bookshelves in memory. */
export const bookshelfAnswers: FakeAnswers = {
  getBookshelves: () => [...shelves],
  getBookshelf: ({ params }) => shelfOf(params.id),
  createBookshelf: ({ body }) => {
    const shelf = { id: nextId(shelves), name: body.name, authorId: '1', items: [] };
    shelves = [...shelves, shelf];
    return shelf;
  },
  renameBookshelf: ({ params, body }) =>
    changeShelf(params.id, (shelf) => ({ ...shelf, name: body.name })),
  deleteBookshelf: ({ params }) => {
    shelves = shelves.filter(({ id }) => id !== params.id);
  },
  addBookshelfItem: ({ params, body }) =>
    changeShelf(params.id, (shelf) => ({
      ...shelf,
      items: [...shelf.items, { id: nextId(shelf.items), ...body.item }],
    })),
  deleteBookshelfItem: ({ params }) =>
    changeShelf(params.id, (shelf) => ({
      ...shelf,
      items: shelf.items.filter(({ id }) => id !== params.itemId),
    })),
  getSearchAlerts: () => ({ address: 'ada@example.org', unmailed: null, alerts }),
  setSearchAlert: ({ params: { itemId }, body: { frequency } }) => {
    alerts = [...alerts.filter((alert) => alert.itemId !== itemId), { itemId, frequency }];
  },
};
