import { defineHandlers } from '../endpoints/define-handlers.ts';
import { notFound } from '../errors/http-error.ts';
import { acquisitionsHandlers } from './acquisitions.handler.ts';
import { connectionsOf, findConnection, toSearchModule } from './connections.ts';
import { loadPublications } from './load-publications.ts';
import { publicationsHandlers } from './publications.handler.ts';
import { searchHandlers } from './search.handler.ts';
import { shopBooksHandlers } from './shop-books.handler.ts';

const LARGEST_ID = 2_147_483_647;

/** Handlers that find publications. */
export const catalogueHandlers = {
  ...acquisitionsHandlers,
  ...publicationsHandlers,
  ...searchHandlers,
  ...shopBooksHandlers,
  ...defineHandlers({
    async getSearchModules({ session }, { database }) {
      const connections = await connectionsOf(database, session);
      return connections.map((connection) => toSearchModule(connection, session));
    },

    async getPublicationDetail({ query, session }, { database, config }) {
      const { connectionId, publicationId } = query;
      const reader = { ...session, loanSeconds: config.loanSeconds };
      const connection = await findConnection(database, session, connectionId);
      const [publication] =
        connection === undefined || publicationId > LARGEST_ID
          ? []
          : await loadPublications(database, reader, connectionId, [publicationId]);
      if (publication === undefined) throw notFound('Publication not found');
      return publication;
    },
  }),
};
