import type { NewShelfItem } from '@leeszaal/shared-contracts';
import { defineHandlers } from '../app/define-handlers.ts';
import { badRequest, notFound } from '../app/http-error.ts';
import { findConnection } from '../catalogue/connections.ts';
import { findPublication } from '../catalogue/find-publication.ts';
import type { Queryable } from '../database/database.contract.ts';
import type { Session } from '../session/session.contract.ts';
import { ownShelves, putItem, readShelf, requireAuthor } from './shelf-store.ts';

/** Throws when an item points to what the client doesn't have. */
async function requireVisible(
  database: Queryable,
  { client }: Session,
  item: NewShelfItem,
): Promise<void> {
  if (item.type === 'query') {
    const { connection } = item.data;
    if (connection === undefined) return;
    if ((await findConnection(database, client, connection)) === undefined) {
      throw badRequest('body.item.data.connection: is no search module of this library');
    }
    return;
  }
  const { connectionId, publicationId } = item.data;
  const found = await findPublication(database, client, connectionId, publicationId);
  if (found === undefined) throw notFound('The requested publication could not be found');
}

/** Shelves: read by everybody with an account at the client, changed by their author. */
export const bookshelfHandlers = defineHandlers({
  async getBookshelves({ session }, { database }) {
    return ownShelves(database, session);
  },

  async createBookshelf({ body, session }, { database }) {
    const [row] = await database.query<{ id: number }>(
      'insert into bookshelves (client_ref, author_id, name) values ($1, $2, $3) returning id',
      [session.client, session.user?.id ?? null, body.name],
    );
    return readShelf(database, session, row?.id ?? 0);
  },

  async getBookshelf({ params, session }, { database }) {
    return readShelf(database, session, params.id);
  },

  async renameBookshelf({ params, body, session }, { database }) {
    await requireAuthor(database, session, params.id);
    await database.query('update bookshelves set name = $2 where id = $1', [params.id, body.name]);
  },

  async deleteBookshelf({ params, session }, { database }) {
    await requireAuthor(database, session, params.id);
    await database.query('delete from bookshelves where id = $1', [params.id]);
  },

  async addBookshelfItem({ params, body, session }, { database }) {
    await requireAuthor(database, session, params.id);
    await requireVisible(database, session, body.item);
    await putItem(database, params.id, body.item);
  },

  async deleteBookshelfItem({ params, session }, { database }) {
    await requireAuthor(database, session, params.id);
    const gone = await database.query(
      'delete from bookshelf_items where id = $1 and shelf_id = $2 returning id',
      [params.itemId, params.id],
    );
    if (gone.length === 0) throw notFound('There is no such item on this bookshelf');
  },
});
