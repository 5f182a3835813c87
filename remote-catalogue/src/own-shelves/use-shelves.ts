import { type Bookshelf, endpoints, type NewShelfItem } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { type AddOutcome, addEach, type ShelfCandidate } from './add-each.ts';
import { notedChangesAtom } from './noted-changes-atom.ts';
import {
  isBehind,
  noteChange,
  type ShelfChange,
  withChanged,
  withoutShelf,
  withShelf,
} from './own-shelves.ts';

/** Changes to one's own shelves; each is there for everyone to see once it resolves. */
export interface Shelves {
  create(name: string): Promise<Bookshelf>;
  rename(id: number, name: string): Promise<void>;
  remove(id: number): Promise<void>;
  /** Each by itself; says which of them did not get there. */
  add(id: number, candidates: readonly ShelfCandidate[]): Promise<AddOutcome>;
  /** Adds an item in front of another one, at the end without one. */
  addBefore(id: number, item: NewShelfItem, before: number | undefined): Promise<void>;
  removeItem(id: number, itemId: number): Promise<void>;
  /** Shares a shelf with the people of the library, or makes it private. */
  share(id: number, shared: boolean): Promise<void>;
  /** Reads the shelves again, where that has failed after a change. */
  catchUp(): Promise<void>;
}

const asTheyAre: ShelfChange = (shelves) => shelves;

/** The shelves of the person who is signed in. Rejections are `ApiError`s. */
export function useShelves(): Shelves {
  const { http, library, telemetry } = useHost();
  const store = useStore();
  return useMemo(() => {
    /** Has them read again; the change is made, so what fails here is not the person's affair. */
    const reload = async (change: ShelfChange) => {
      try {
        await library.reload('bookshelves');
      } catch (error) {
        telemetry.report({ level: 'warning', name: 'bookshelves-not-reloaded', error });
        noteChange(library.current().bookshelves, change);
        store.set(notedChangesAtom, (noted) => noted + 1);
      }
    };
    return {
      async create(name) {
        const shelf = await http.call(endpoints.createBookshelf, { body: { name } });
        await reload(withShelf(shelf));
        return shelf;
      },
      async rename(id, name) {
        await http.call(endpoints.renameBookshelf, { params: { id }, body: { name } });
        await reload(withChanged(id, (shelf) => ({ ...shelf, name })));
      },
      async remove(id) {
        await http.call(endpoints.deleteBookshelf, { params: { id } });
        await reload(withoutShelf(id));
      },
      async add(id, candidates) {
        const outcome = await addEach(candidates, (item) =>
          http.call(endpoints.addBookshelfItem, { params: { id }, body: { item } }),
        );
        // The server alone knows their numbers: they show once the shelves are read again.
        await reload(asTheyAre);
        return outcome;
      },
      async addBefore(id, item, before) {
        await http.call(endpoints.addBookshelfItem, { params: { id }, body: { item, before } });
        await reload(asTheyAre);
      },
      async share(id, shared) {
        await http.call(endpoints.shareBookshelf, { params: { id }, body: { shared } });
        await reload(withChanged(id, (shelf) => ({ ...shelf, shared })));
      },
      async removeItem(id, itemId) {
        await http.call(endpoints.deleteBookshelfItem, { params: { id, itemId } });
        await reload(
          withChanged(id, (shelf) => ({
            ...shelf,
            items: shelf.items.filter((item) => item.id !== itemId),
          })),
        );
      },
      async catchUp() {
        if (isBehind(library.current().bookshelves)) await reload(asTheyAre);
      },
    };
  }, [http, library, telemetry, store]);
}
