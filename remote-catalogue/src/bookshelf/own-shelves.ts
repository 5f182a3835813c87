import type { Bookshelf } from '@leeszaal/shared-contracts';
import { useLibrary } from '@leeszaal/shared-contracts/react';
import { useAtomValue } from 'jotai';
import { knownShelvesAtom } from '../state/atoms.ts';
import type { KnownShelves } from '../state/known-shelves.contract.ts';

/** What a change that the server has made does to one's shelves; done twice it does nothing more. */
export type ShelfChange = (shelves: readonly Bookshelf[]) => readonly Bookshelf[];

/** One's shelves as they are to the best of the client's knowledge. */
export function shelvesNow(
  known: KnownShelves | undefined,
  read: readonly Bookshelf[],
): readonly Bookshelf[] {
  return known?.read === read ? known.shelves : read;
}

/** The shelves of the person who is signed in. */
export function useOwnShelves(): readonly Bookshelf[] {
  const { bookshelves } = useLibrary();
  return shelvesNow(useAtomValue(knownShelvesAtom), bookshelves);
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
