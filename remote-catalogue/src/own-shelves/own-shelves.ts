import type { Bookshelf } from '@leeszaal/shared-contracts';
import { useLibrary } from '@leeszaal/shared-contracts/react';
import { useAtomValue } from 'jotai';
import { notedChangesAtom } from './noted-changes-atom.ts';

/** What a change that the server has made does to one's shelves; done twice it does nothing more. */
export type ShelfChange = (shelves: readonly Bookshelf[]) => readonly Bookshelf[];

/**
 * One's own shelves with what was changed since they were read, by those that were read: the host shows these
 * to every mount until it has others, and then they are history.
 */
const changed = new WeakMap<readonly Bookshelf[], readonly Bookshelf[]>();

/** One's shelves as they are to the best of the client's knowledge. */
export function shelvesNow(read: readonly Bookshelf[]): readonly Bookshelf[] {
  return changed.get(read) ?? read;
}

/** Whether these were changed, and have not been read again since. */
export function isBehind(read: readonly Bookshelf[]): boolean {
  return changed.has(read);
}

/** Notes a change of shelves that could not be read again after it. */
export function noteChange(read: readonly Bookshelf[], change: ShelfChange): void {
  changed.set(read, change(shelvesNow(read)));
}

/** The shelves of the person who is signed in. */
export function useOwnShelves(): readonly Bookshelf[] {
  const { bookshelves } = useLibrary();
  useAtomValue(notedChangesAtom);
  return shelvesNow(bookshelves);
}

/** With a new shelf. */
export const withShelf =
  (made: Bookshelf): ShelfChange =>
  (shelves) => [...shelves.filter(({ id }) => id !== made.id), made];

/** Without one of them. */
export const withoutShelf =
  (gone: number): ShelfChange =>
  (shelves) =>
    shelves.filter(({ id }) => id !== gone);

/** With one of them changed. */
export const withChanged =
  (changed: number, change: (shelf: Bookshelf) => Bookshelf): ShelfChange =>
  (shelves) =>
    shelves.map((shelf) => (shelf.id === changed ? change(shelf) : shelf));
