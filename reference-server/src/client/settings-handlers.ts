import { type ClientSettings, hasRole, settingsCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { writeAudit } from '../audit/audit-log.ts';
import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { notFound } from '../errors/http-error.ts';

const SETTINGS = `settings || jsonb_build_object('logo', logo is not null) as settings`;

function parse(row: { settings: unknown } | undefined): ClientSettings {
  if (row === undefined) throw notFound('The library does not exist (any more)');
  return v.parse(settingsCodec.schema, row.settings);
}

/** A client's settings as stored, and whether it has a logo. */
export async function readSettings(database: Queryable, client: string): Promise<ClientSettings> {
  const [row] = await database.query<{ settings: unknown }>(
    `select ${SETTINGS} from clients where ref = $1`,
    [client],
  );
  return parse(row);
}

/** Settings of a client, the same for all its people. */
export const settingsHandlers = defineHandlers({
  async getSettings({ session }, { database }) {
    const { requiresSecondFactor, ...settings } = await readSettings(database, session.client);
    const isAdministrator = session.role !== null && hasRole(session.role, 'admin');
    return isAdministrator && requiresSecondFactor !== undefined
      ? { ...settings, requiresSecondFactor }
      : settings;
  },

  /** Changes the sent settings only; null restores a default. */
  async saveSettings({ body, session }, { database }) {
    const [row] = await database.query<{ settings: unknown }>(
      `update clients set settings = jsonb_strip_nulls(settings || $2::jsonb)
       where ref = $1 returning ${SETTINGS}`,
      [session.client, JSON.stringify(body)],
    );
    await writeAudit(database, session, 'settings-changed', { settings: body });
    return parse(row);
  },
});
