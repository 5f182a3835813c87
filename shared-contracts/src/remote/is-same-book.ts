import { bareIsbn } from '../api/entities/shop.ts';

/** The identity of a book in a basket. */
export interface BookIdentity {
  readonly connection: number;
  readonly id: number;
  readonly book: { readonly isbn?: string | undefined };
}

/**
 * Whether two books are one purchase: the same publication of a connection, or the same ISBN, which is
 * ordered once, from whichever shop (`docs/decisions.md` 44).
 */
export function isSameBook(one: BookIdentity, other: BookIdentity): boolean {
  if (one.connection === other.connection && one.id === other.id) return true;
  const isbn = bareIsbn(one.book.isbn ?? '');
  return isbn !== '' && isbn === bareIsbn(other.book.isbn ?? '');
}
