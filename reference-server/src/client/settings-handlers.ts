import {
  type ClientSettings,
  hasRole,
  offeredLanguages,
  settingsCodec,
} from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { writeAudit } from '../audit/audit-log.ts';
import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { badRequest, notFound } from '../errors/http-error.ts';

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

/** @throws 400 when the library's default language is none that it offers */
function requireOfferedDefault(settings: ClientSettings): void {
  const { defaultLanguage } = settings;
  const offered: readonly string[] = offeredLanguages(settings);
  if (typeof defaultLanguage === 'string' && !offered.includes(defaultLanguage)) {
    throw badRequest(`The default language ${defaultLanguage} is none of ${offered.join(', ')}`);
  }
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
    return database.transaction(async (transaction) => {
      const [row] = await transaction.query<{ settings: unknown }>(
        `update clients set settings = jsonb_strip_nulls(settings || $2::jsonb)
         where ref = $1 returning ${SETTINGS}`,
        [session.client, JSON.stringify(body)],
      );
      const settings = parse(row);
      if ('languages' in body || 'defaultLanguage' in body) requireOfferedDefault(settings);
      await writeAudit(transaction, session, 'settings-changed', { settings: body });
      return settings;
    });
  },
});
