import { writeAudit } from '../audit/audit-log.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { notFound } from '../errors/http-error.ts';
import { listConnections, setConnectionAccess } from './connection-access.ts';

/** The access of the connections of the caller's library (`docs/decisions.md` 103). */
export const connectionHandlers = defineHandlers({
  async getConnections({ session: { client } }, { database }) {
    return { connections: await listConnections(database, client) };
  },

  async changeConnection({ params: { id }, body, session }, { database }) {
    return database.transaction(async (transaction) => {
      const changed = await setConnectionAccess(transaction, session.client, id, body);
      if (changed === undefined) throw notFound('There is no such connection');
      const { names: _names, ...connection } = changed;
      await writeAudit(transaction, session, 'connection-changed', { connection });
      return changed;
    });
  },
});
