import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { notFound } from '../errors/http-error.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { spendOrRefuse } from '../rate-limits/rate-limit.ts';
import { keepPlace, readPlace } from './reading-place-store.ts';

/** Throws 404 unless a connection of the client has the document's publication. */
async function requireDocument(database: Queryable, client: string, docKey: string): Promise<void> {
  const found = await database.query(
    `select from appearances
     join publications using (pub_key) join client_connections using (connection_id)
     where doc_key = $1 and client_ref = $2 limit 1`,
    [docKey, client],
  );
  if (found.length === 0) throw notFound('There is no such document.');
}

/**
 * Places of one's own. No licence is asked for: the last place is saved while the loan is being given
 * back, and tells nothing of what stands there.
 */
export const readingPlaceHandlers = defineHandlers({
  async getReadingPlace({ params: { docKey }, session }, { database }) {
    await requireDocument(database, session.client, docKey);
    return readPlace(database, session, docKey);
  },

  async saveReadingPlace({ params: { docKey }, body, session, address }, { database }) {
    await requireDocument(database, session.client, docKey);
    await database.transaction(async (transaction) => {
      const isNew = await keepPlace(transaction, session, docKey, body);
      // Whoever has no account can be as many people as they like; reading on takes no room.
      if (!isNew || session.user !== null) return;
      await spendOrRefuse(transaction, {
        limit: 'publicPlaceFromAddress',
        of: [networkOf(address)],
      });
    });
  },
});
