import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { notFound } from '../errors/http-error.ts';
import { requireReadable } from '../licences/readable-publication.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { consumeOrThrow } from '../rate-limits/rate-limit.ts';
import type { Session } from '../session/session.contract.ts';
import { keepPlace, readPlace } from './reading-place-store.ts';

/** @throws 404 unless the client has the document, 403 with a code unless the caller may read it */
async function requireDocument(
  database: Queryable,
  session: Session,
  docKey: string,
): Promise<void> {
  const [document] = await database.query<{ pub_key: string }>(
    'select pub_key from appearances where doc_key = $1',
    [docKey],
  );
  if (document === undefined) throw notFound('There is no such document.');
  await requireReadable(database, session, document.pub_key);
}

/** The caller's own places. They need no licence: the last one is saved while the loan is released. */
export const readingPlaceHandlers = defineHandlers({
  async getReadingPlace({ params: { docKey }, session }, { database }) {
    await requireDocument(database, session, docKey);
    return readPlace(database, session, docKey);
  },

  async saveReadingPlace({ params: { docKey }, body, session, address }, { database }) {
    await requireDocument(database, session, docKey);
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
