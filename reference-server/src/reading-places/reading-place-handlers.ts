import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { notFound } from '../errors/http-error.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { consumeOrThrow } from '../rate-limits/rate-limit.ts';
import { keepPlace, readPlace } from './reading-place-store.ts';

/** @throws 404 unless a connection of the client has the document's publication */
async function requireDocument(database: Queryable, client: string, docKey: string): Promise<void> {
  const found = await database.query(
    `select from appearances
     join publications using (pub_key) join client_connections using (connection_id)
     where doc_key = $1 and client_ref = $2 limit 1`,
    [docKey, client],
  );
  if (found.length === 0) throw notFound('There is no such document.');
}

/** The caller's own places. They need no licence: the last one is saved while the loan is released. */
export const readingPlaceHandlers = defineHandlers({
  async getReadingPlace({ params: { docKey }, session }, { database }) {
    await requireDocument(database, session.client, docKey);
    return readPlace(database, session, docKey);
  },

  async saveReadingPlace({ params: { docKey }, body, session, address }, { database }) {
    await requireDocument(database, session.client, docKey);
    await database.transaction(async (transaction) => {
      const isNew = await keepPlace(transaction, session, docKey, body);
      // Limits the rows of people without an account; later places replace the first.
      if (!isNew || session.user !== null) return;
      await consumeOrThrow(transaction, {
        limit: 'publicPlaceFromAddress',
        of: [networkOf(address)],
      });
    });
  },
});
