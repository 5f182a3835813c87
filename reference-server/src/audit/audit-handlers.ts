import { defineHandlers } from '../app/define-handlers.ts';
import { readAudit } from './audit-log.ts';
import { auditTable } from './audit-table.ts';

/** Entries of one answer. */
const PAGE = 50;
/** More than any library does in its life; a limit all the same. */
const EXPORT_LIMIT = 1_000_000;

/** What was done at the caller's own library. */
export const auditHandlers = defineHandlers({
  async getAuditLog({ query, session }, { database }) {
    const entries = await readAudit(database, {
      client: session.client,
      ...query,
      limit: PAGE + 1,
    });
    return { entries: entries.slice(0, PAGE), hasMore: entries.length > PAGE };
  },

  async exportAuditLog({ query, session }, { database }) {
    const entries = await readAudit(database, {
      client: session.client,
      ...query,
      limit: EXPORT_LIMIT,
    });
    return {
      mediaType: 'text/csv',
      body: new TextEncoder().encode(auditTable(entries)),
      cache: 'no-store',
      headers: { 'content-disposition': 'attachment; filename="log.csv"' },
    };
  },
});
