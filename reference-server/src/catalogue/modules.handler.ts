import { defineHandlers } from '../endpoints/define-handlers.ts';
import { connectionsOf, toSearchModule } from './connections.ts';

/** `POST /search/moduleinfo`: the search modules of the current client. */
export const modulesHandlers = defineHandlers({
  async getSearchModules({ session }, { database }) {
    return (await connectionsOf(database, session.client)).map(toSearchModule);
  },
});
