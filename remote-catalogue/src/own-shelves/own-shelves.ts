import { useLibrary } from '@leeszaal/remote-kit/react';
import type { Bookshelf } from '@leeszaal/shared-contracts';
import { atom, useAtomValue } from 'jotai';

/** The effect of a change on the shelves; idempotent. */
export type ShelfChange = (shelves: readonly Bookshelf[]) => readonly Bookshelf[];

/**
 * Changed shelves by the shelves of the host, which all mounts share until the host reads them again.
 */
const changed = new WeakMap<readonly Bookshelf[], readonly Bookshelf[]>();

/** The shelves of the host, with later changes. */
export function shelvesNow(read: readonly Bookshelf[]): readonly Bookshelf[] {
  return changed.get(read) ?? read;
}

/** Whether the shelves have changed since the host read them. */
export function isBehind(read: readonly Bookshelf[]): boolean {
  return changed.has(read);
}

/** Notes a change after which the host failed to read the shelves again. */
export function noteChange(read: readonly Bookshelf[], change: ShelfChange): void {
  changed.set(read, change(shelvesNow(read)));
}

/** Counts changes that the host has not read; renders the shelves again. */
export const notedChangesAtom = atom(0);

/** The user's own shelves. */
export function useOwnShelves(): readonly Bookshelf[] {
  const { bookshelves } = useLibrary();
  useAtomValue(notedChangesAtom);
  return shelvesNow(bookshelves);
}

/** Adds a shelf. */
export const withShelf =
  (made: Bookshelf): ShelfChange =>
  (shelves) => [...shelves.filter(({ id }) => id !== made.id), made];

/** Removes a shelf. */
export const withoutShelf =
  (gone: number): ShelfChange =>
  (shelves) =>
    shelves.filter(({ id }) => id !== gone);

/** Changes a shelf. */
export const withChanged =
  (changed: number, change: (shelf: Bookshelf) => Bookshelf): ShelfChange =>
  (shelves) =>
    shelves.map((shelf) => (shelf.id === changed ? change(shelf) : shelf));
