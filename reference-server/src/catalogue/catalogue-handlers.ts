import { SIGN_IN_TO_SEARCH } from '@leeszaal/shared-contracts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { forbidden, notFound } from '../errors/http-error.ts';
import { isVisitor } from '../session/audiences.ts';
import { acquisitionsHandlers } from './acquisitions.handler.ts';
import {
  connectionsOf,
  findConnection,
  toSearchModule,
  wantsSignIn,
} from './connections/connections.ts';
import { loadPublications } from './connections/load-publications.ts';
import { LARGEST_INTEGER } from './largest-integer.constant.ts';
import { publicationsHandlers } from './publications.handler.ts';
import { searchHandlers } from './search.handler.ts';
import { searchHelpHandlers } from './search-help.handler.ts';
import { shopBooksHandlers } from './shop-books.handler.ts';

/** Handlers that find publications. */
export const catalogueHandlers = {
  ...acquisitionsHandlers,
  ...publicationsHandlers,
  ...searchHandlers,
  ...searchHelpHandlers,
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
        connection === undefined || publicationId > LARGEST_INTEGER
          ? []
          : await loadPublications(database, reader, connectionId, [publicationId]);
      if (publication !== undefined) return publication;
      const isPossible = connectionId <= LARGEST_INTEGER;
      if (
        isPossible &&
        isVisitor(session) &&
        (await wantsSignIn(database, session.client, connectionId))
      ) {
        throw forbidden('Records of this connection are for people with an account', {
          code: SIGN_IN_TO_SEARCH,
        });
      }
      throw notFound('Publication not found');
    },
  }),
};
