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

const unchanged: ShelfChange = (shelves) => shelves;

/** Changes of the user's shelves; all screens show a change once it resolves. Rejections are `ApiError`s. */
export function useShelves() {
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
      async create(name: string): Promise<Bookshelf> {
        const shelf = await http.call(endpoints.createBookshelf, { body: { name } });
        await reload(withShelf(shelf));
        return shelf;
      },
      async rename(id: number, name: string): Promise<void> {
        await http.call(endpoints.renameBookshelf, { params: { id }, body: { name } });
        await reload(withChanged(id, (shelf) => ({ ...shelf, name })));
      },
      async remove(id: number): Promise<void> {
        await http.call(endpoints.deleteBookshelf, { params: { id } });
        await reload(withoutShelf(id));
      },
      /** One call for each item; the outcome has the failed ones. */
      async add(id: number, candidates: readonly ShelfCandidate[]): Promise<AddOutcome> {
        const outcome = await addEach(candidates, (item) =>
          http.call(endpoints.addBookshelfItem, { params: { id }, body: { item } }),
        );
        // Only the server knows their ids: they show after the next reading.
        await reload(unchanged);
        return outcome;
      },
      /** Inserts an item before another one, or at the end. */
      async addBefore(id: number, item: NewShelfItem, before: number | undefined): Promise<void> {
        await http.call(endpoints.addBookshelfItem, { params: { id }, body: { item, before } });
        await reload(unchanged);
      },
      /** Shares a shelf within the library, or makes it private. */
      async share(id: number, shared: boolean): Promise<void> {
        await http.call(endpoints.shareBookshelf, { params: { id }, body: { shared } });
        await reload(withChanged(id, (shelf) => ({ ...shelf, shared })));
      },
      async removeItem(id: number, itemId: number): Promise<void> {
        await http.call(endpoints.deleteBookshelfItem, { params: { id, itemId } });
        await reload(
          withChanged(id, (shelf) => ({
            ...shelf,
            items: shelf.items.filter((item) => item.id !== itemId),
          })),
        );
      },
      /** Reads the shelves again, if that failed after a change. */
      async catchUp(): Promise<void> {
        if (isBehind(library.current().bookshelves)) await reload(unchanged);
      },
    };
  }, [http, library, telemetry, store]);
}
