import { useHost } from '@leeszaal/remote-kit/react';
import { type Bookshelf, endpoints, type NewShelfItem } from '@leeszaal/shared-contracts';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { type AddOutcome, addEach, type ShelfCandidate } from './add-each.ts';
import {
  isBehind,
  noteChange,
  notedChangesAtom,
  type ShelfChange,
  withChanged,
  withoutShelf,
  withShelf,
} from './own-shelves.ts';

/** Changes of the user's shelves; all screens show a change once it resolves. */
export interface Shelves {
  create(name: string): Promise<Bookshelf>;
  rename(id: number, name: string): Promise<void>;
  remove(id: number): Promise<void>;
  /** One call for each item; the outcome has the failed ones. */
  add(id: number, candidates: readonly ShelfCandidate[]): Promise<AddOutcome>;
  /** Inserts an item before another one, or at the end. */
  addBefore(id: number, item: NewShelfItem, before: number | undefined): Promise<void>;
  removeItem(id: number, itemId: number): Promise<void>;
  /** Shares a shelf within the library, or makes it private. */
  share(id: number, shared: boolean): Promise<void>;
  /** Reads the shelves again, if that failed after a change. */
  catchUp(): Promise<void>;
}

const unchanged: ShelfChange = (shelves) => shelves;

/** The changes of the user's shelves. Rejections are `ApiError`s. */
export function useShelves(): Shelves {
  const { http, library, telemetry } = useHost();
  const store = useStore();
  return useMemo(() => {
    /** Lets the host read the shelves again; a failure is silent, because the change itself succeeded. */
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
        // Only the server knows their ids: they show after the next reading.
        await reload(unchanged);
        return outcome;
      },
      async addBefore(id, item, before) {
        await http.call(endpoints.addBookshelfItem, { params: { id }, body: { item, before } });
        await reload(unchanged);
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
        if (isBehind(library.current().bookshelves)) await reload(unchanged);
      },
    };
  }, [http, library, telemetry, store]);
}
