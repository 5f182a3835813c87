import type { BasketEntry } from '@leeszaal/shared-contracts';

/** Why a book cannot be ordered. Another tab, or another person, may have bought it since. */
export type Hindrance = 'no-isbn' | 'bought' | 'not-for-sale';

/** Why a book cannot be ordered, or `undefined` if it can (`docs/decisions.md` 44). */
export function hindranceOf({ book }: BasketEntry): Hindrance | undefined {
  if (!book.isbn?.trim()) return 'no-isbn';
  if (book.licenseCreated !== undefined) return 'bought';
  return book.priceInCents === undefined ? 'not-for-sale' : undefined;
}

/** The books that can be ordered. */
export function orderable(entries: readonly BasketEntry[]): readonly BasketEntry[] {
  return entries.filter((entry) => hindranceOf(entry) === undefined);
}

export function unorderable(entries: readonly BasketEntry[]): readonly BasketEntry[] {
  return entries.filter((entry) => hindranceOf(entry) !== undefined);
}
