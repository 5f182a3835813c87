import type { ShopBook } from '../../api/entities/shop.ts';

/** One book of the basket; its key is (connection, id) (`docs/decisions.md` 44). */
export interface BasketEntry {
  readonly connection: number;
  readonly id: number;
  readonly book: ShopBook;
}

/** The basket, which the host keeps in session storage (`docs/decisions.md` 44). */
export interface BasketPort {
  entries(): readonly BasketEntry[];
  /** Adds a book, unless the basket has it or its ISBN already. */
  add(entry: BasketEntry): void;
  remove(key: Pick<BasketEntry, 'connection' | 'id'>): void;
  clear(): void;
  /** Calls the listener after every change. Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
}
