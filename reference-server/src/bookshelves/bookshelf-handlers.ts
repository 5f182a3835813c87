import type { NewShelfItem } from '@leeszaal/shared-contracts';
import { findConnection } from '../catalogue/connections/connections.ts';
import { findPublication } from '../catalogue/find-publication.ts';
import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { badRequest, notFound } from '../errors/http-error.ts';
import { audiencesOf } from '../session/audiences.ts';
import type { Session } from '../session/session.contract.ts';
import {
  makeShelf,
  ownShelves,
  putItem,
  readShelf,
  removeItem,
  requireAuthor,
} from './shelf-store.ts';

/** @throws 400 or 404 when an item refers to something that the client does not have */
async function requireVisible(
  database: Queryable,
  session: Session,
  item: NewShelfItem,
): Promise<void> {
  if (item.type === 'query') {
    const { connection } = item.data;
    if (connection === undefined) return;
    if ((await findConnection(database, session, connection)) === undefined) {
      throw badRequest('body.item.data.connection: is no search module of this library');
    }
    return;
  }
  const caller = { client: session.client, audiences: audiencesOf(session) };
  const found = await findPublication(database, { ...item.data, ...caller });
  if (found === undefined) throw notFound('The requested publication could not be found');
}

/** Shelves: private or shared within the client; only their authors change them. */
export const bookshelfHandlers = defineHandlers({
  async getBookshelves({ session }, { database }) {
    return ownShelves(database, session);
  },

  async createBookshelf({ body, session }, { database }) {
    return readShelf(database, session, await makeShelf(database, session, body.name));
  },

  async getBookshelf({ params, session }, { database }) {
    return readShelf(database, session, params.id);
  },

  async renameBookshelf({ params, body, session }, { database }) {
    const shelf = await requireAuthor(database, session, params.id);
    await database.query('update bookshelves set name = $2 where id = $1', [shelf, body.name]);
  },

  async shareBookshelf({ params, body, session }, { database }) {
    const shelf = await requireAuthor(database, session, params.id);
    await database.query('update bookshelves set shared = $2 where id = $1', [shelf, body.shared]);
  },

  async deleteBookshelf({ params, session }, { database }) {
    const shelf = await requireAuthor(database, session, params.id);
    await database.query('delete from bookshelves where id = $1', [shelf]);
  },

  async addBookshelfItem({ params, body, session }, { database }) {
    const shelf = await requireAuthor(database, session, params.id);
    await requireVisible(database, session, body.item);
    await putItem(database, shelf, body.item, body.before);
  },

  async deleteBookshelfItem({ params, session }, { database }) {
    const shelf = await requireAuthor(database, session, params.id);
    if (!(await removeItem(database, shelf, params.itemId))) {
      throw notFound('There is no such item on this bookshelf');
    }
  },
});
