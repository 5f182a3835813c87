import { defineHandlers } from '../endpoints/define-handlers.ts';
import { notFound } from '../errors/http-error.ts';
import { findConnection } from './connections.ts';
import { loadPublications } from './load-publications.ts';

const LARGEST_ID = 2_147_483_647;

/** `GET /search/detail`; 404 for a missing publication, or another client's. */
export const detailHandlers = defineHandlers({
  async getPublicationDetail({ query, session }, { database, config }) {
    const { connectionId, publicationId } = query;
    const connection = await findConnection(database, session.client, connectionId);
    const [publication] =
      connection === undefined || publicationId > LARGEST_ID
        ? []
        : await loadPublications(
            database,
            { ...session, loanSeconds: config.loanSeconds },
            connectionId,
            [publicationId],
          );
    if (publication === undefined) throw notFound('Publication not found');
    return publication;
  },
});
