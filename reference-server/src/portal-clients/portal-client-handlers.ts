import { Readable } from 'node:stream';
import { writeAudit } from '../audit/audit-log.ts';
import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { HttpError } from '../errors/http-error.ts';
import { consumeOrThrow } from '../rate-limits/rate-limit.ts';
import { addClient } from './add-client.ts';
import { exportClient } from './export/export-client.ts';
import { appointAdministrator } from './first-administrator.ts';
import { listClients, requireFreeName, requirePortalClient, takeClient } from './portal-clients.ts';
import { removeClient } from './remove-client.ts';
import { requireSuperadmin } from './require-superadmin.ts';
import { switchClient } from './switch-client.ts';

const OWN = 'You are at this library: switch to another one first';
const PUBLIC = 'This is the public library';

const conflict = (message: string): HttpError => new HttpError(409, message);

/** When a client was switched off, as the database writes it; null: it is switched on. */
async function switchedOffAt(database: Queryable, ref: string): Promise<string | null> {
  const [client] = await database.query<{ at: string | null }>(
    'select deactivated_at::text as at from clients where ref = $1',
    [ref],
  );
  return client?.at ?? null;
}

/** Notes that a client was exported, unless it was switched on meanwhile. */
async function noteExport(database: Queryable, ref: string, offSince: string): Promise<void> {
  await database.query(
    `update clients set exported_at = clock_timestamp()
     where ref = $1 and deactivated_at = $2::timestamptz`,
    [ref, offSince],
  );
}

/** The clients of the portal, for superadmins of any of them (`docs/decisions.md` 108). */
export const portalClientHandlers = defineHandlers({
  async getPortalClients(_input, { database, config }) {
    const clients = await listClients(database, config);
    const connections = await database.query<{ id: number; name: string }>(
      'select id, name from connections order by name',
      [],
    );
    return { clients, connections };
  },

  async addPortalClient({ body, session }, { database, config }) {
    const { administrator } = body;
    return database.transaction(async (transaction) => {
      await requireSuperadmin(transaction, session);
      const { client } = session;
      await consumeOrThrow(
        transaction,
        { limit: 'invitationsOfClient', of: [client] },
        { limit: 'invitationsOfPerson', of: [client, administrator.email.toLowerCase()] },
      );
      await requireFreeName(transaction, body.name);
      const library = await addClient(transaction, body);
      await appointAdministrator(transaction, {
        ...{ library, administrator, portalUrl: config.portalUrl, callerId: session.user?.id },
      });
      const { ref, name } = library;
      await writeAudit(transaction, session, 'client-added', { client: { ref, name } });
      return requirePortalClient(transaction, config, ref);
    });
  },

  async changePortalClient({ params: { ref }, body, session }, { database, config }) {
    const { name, email, isActive } = body;
    return database.transaction(async (transaction) => {
      await requireSuperadmin(transaction, session);
      const before = await takeClient(transaction, config, ref);
      const client = { ref, name };
      if (before.isActive && !isActive) {
        if (ref === session.client) throw conflict(OWN);
        if (before.isPublic) throw conflict(PUBLIC);
      }
      if (name !== before.name || email !== before.email) {
        if (name !== before.name) await requireFreeName(transaction, name, ref);
        await transaction.query('update clients set name = $2, email = $3 where ref = $1', [
          ...[ref, name, email],
        ]);
        await writeAudit(transaction, session, 'client-changed', { client });
      }
      if (isActive !== before.isActive) {
        await switchClient(transaction, ref, isActive);
        const action = isActive ? 'client-activated' : 'client-deactivated';
        await writeAudit(transaction, session, action, { client });
      }
      return requirePortalClient(transaction, config, ref);
    });
  },

  async exportPortalClient({ params: { ref }, session }, { database, config }) {
    const offSince = await database.transaction(async (transaction) => {
      await requireSuperadmin(transaction, session);
      const { name } = await requirePortalClient(transaction, config, ref);
      await writeAudit(transaction, session, 'client-exported', { client: { ref, name } });
      return switchedOffAt(transaction, ref);
    });
    const text = exportClient(database, ref, async () => {
      if (offSince !== null) await noteExport(database, ref, offSince);
    });
    return {
      mediaType: 'application/json',
      body: { open: () => Readable.from(text, { objectMode: false }) },
      cache: 'no-store',
      headers: { 'content-disposition': 'attachment; filename="client.json"' },
    };
  },

  async removePortalClient({ params: { ref }, session }, { database, config }) {
    await database.transaction(async (transaction) => {
      await requireSuperadmin(transaction, session);
      const { name, isActive, isPublic, exportedAt } = await takeClient(transaction, config, ref);
      if (ref === session.client) throw conflict(OWN);
      if (isPublic) throw conflict(PUBLIC);
      if (isActive) throw conflict('The library has to be switched off first');
      if (exportedAt === null) {
        throw conflict('The library has to be exported after it was switched off');
      }
      await removeClient(transaction, ref);
      await writeAudit(transaction, session, 'client-removed', { client: { ref, name } });
    });
  },
});
