import { type Bookshelf, endpoints } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { useMemo } from 'react';
import { type AddOutcome, addEach, type ShelfCandidate } from './add-each.ts';

/** Changes to one's own shelves; each is there for everyone to see once it resolves. */
export interface Shelves {
  create(name: string): Promise<Bookshelf>;
  rename(id: number, name: string): Promise<void>;
  remove(id: number): Promise<void>;
  /** Each by itself; says which of them did not get there. */
  add(id: number, candidates: readonly ShelfCandidate[]): Promise<AddOutcome>;
  removeItem(id: number, itemId: number): Promise<void>;
}

/** The shelves of the person who is signed in. Rejections are `ApiError`s. */
export function useShelves(): Shelves {
  const { http, library } = useHost();
  return useMemo(() => {
    const reload = () => library.reload('bookshelves');
    return {
      async create(name) {
        const shelf = await http.call(endpoints.createBookshelf, { body: { name } });
        await reload();
        return shelf;
      },
      async rename(id, name) {
        await http.call(endpoints.renameBookshelf, { params: { id }, body: { name } });
        await reload();
      },
      async remove(id) {
        await http.call(endpoints.deleteBookshelf, { params: { id } });
        await reload();
      },
      async add(id, candidates) {
        const outcome = await addEach(candidates, (item) =>
          http.call(endpoints.addBookshelfItem, { params: { id }, body: { item } }),
        );
        await reload();
        return outcome;
      },
      async removeItem(id, itemId) {
        await http.call(endpoints.deleteBookshelfItem, { params: { id, itemId } });
        await reload();
      },
    };
  }, [http, library]);
}
