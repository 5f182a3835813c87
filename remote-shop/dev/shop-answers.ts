import type { FakeAnswers } from '@leeszaal/remote-kit/testing/dev-page';
import type { BasketEntry, ShopBook } from '@leeszaal/shared-contracts';

/** Enough books for a second page, in two currencies; one is free and one has no ISBN. */
const books: readonly ShopBook[] = [
  book(1, 'Het zilte land', 'Marit Duin', { priceInCents: 2495, currency: 'EUR' }),
  book(2, 'Brieven over bruggen', 'Joris Kade', { priceInCents: 1850, currency: 'EUR' }),
  book(3, 'A Field Guide to Reading Rooms', 'Ada Lowell', { priceInCents: 1999, currency: 'GBP' }),
  book(4, 'Opening hours', 'Ada Lowell', { priceInCents: 0, currency: 'EUR' }),
  book(5, 'Loose leaves', '', { priceInCents: 500, currency: 'EUR', isbn: undefined }),
  ...Array.from({ length: 30 }, (_, index) =>
    book(6 + index, `Collected volumes, part ${index + 1}`, 'Several hands', {
      priceInCents: 1000 + index * 25,
      currency: 'EUR',
    }),
  ),
];

function book(id: number, title: string, author: string, more: Partial<ShopBook>): ShopBook {
  return {
    connection: 3,
    id,
    title,
    authors: author === '' ? [] : [author],
    isbn: String(9_789_000_000_000 + id),
    pubKey: undefined,
    publisher: 'De Kade',
    yearOfPublication: '2021',
    edition: undefined,
    priceInCents: undefined,
    currency: undefined,
    cover: undefined,
    created: undefined,
    licenseCreated: undefined,
    licenseAvailable: false,
    ...more,
  };
}

/** The basket at the start: two currencies, and one book that cannot be ordered. */
export const filledBasket: readonly BasketEntry[] = books
  .filter(({ id = 0 }) => [1, 3, 5].includes(id))
  .map((chosen) => ({ connection: 3, id: chosen.id ?? 0, book: chosen }));

const pageSize = 20;

/** The fake server: it finds books by title or ISBN and accepts every order. */
export const shopAnswers: FakeAnswers = {
  getShopBooks: ({ query }) => {
    const wanted = (query.query ?? '').toLowerCase();
    const found = books.filter(
      ({ title, isbn }) => title.toLowerCase().includes(wanted) || isbn === wanted,
    );
    const from = (query.pageIndex ?? 0) * pageSize;
    return { items: found.slice(from, from + pageSize), totalAmount: found.length };
  },
  placeOrder: () => ({ orderId: 'order-1' }),
};
