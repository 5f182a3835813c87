import type { ShopBook } from '../../api/entities/shop.ts';

/** One book of the basket; its key is (connection, id) (`docs/decisions.md` 44). */
export interface BasketEntry {
  readonly connection: number;
  readonly id: number;
  readonly book: ShopBook;
}

/** The basket, kept in session storage by the host (`docs/decisions.md` 44). */
export interface BasketPort {
  entries(): readonly BasketEntry[];
  /** Adds a book; one that is there already, also by its ISBN, stays as it is. */
  add(entry: BasketEntry): void;
  remove(key: Pick<BasketEntry, 'connection' | 'id'>): void;
  clear(): void;
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}
