import { defineHandlers } from '../endpoints/define-handlers.ts';
import { readAudit } from './audit-log.ts';
import { auditTable } from './audit-table.ts';
import { csvFile } from './csv-file.ts';
import { orderTable } from './order-table.ts';

/** Entries of one response. */
const PAGE = 50;
/** More than any library ever logs. */
const EXPORT_LIMIT = 1_000_000;

/** The audit log of the caller's library. */
export const auditHandlers = defineHandlers({
  async getAuditLog({ query, session }, { database }) {
    const entries = await readAudit(database, {
      client: session.client,
      ...query,
      limit: PAGE + 1,
    });
    return { entries: entries.slice(0, PAGE), hasMore: entries.length > PAGE };
  },

  async exportAuditLog({ query: { language, timeZone, ...query }, session }, { database }) {
    const { client } = session;
    const entries = await readAudit(database, { client, ...query, limit: EXPORT_LIMIT });
    return csvFile('log', auditTable(entries, { language, timeZone }));
  },

  async exportOrders({ query: { language, timeZone, ...query }, session }, { database }) {
    const orders = { client: session.client, action: 'order-placed' } as const;
    const entries = await readAudit(database, { ...orders, ...query, limit: EXPORT_LIMIT });
    return csvFile('orders', orderTable(entries, { language, timeZone }));
  },
});
