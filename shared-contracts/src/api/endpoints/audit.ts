import * as v from 'valibot';
import { LANGUAGES } from '../../remote/ports/language.contract.ts';
import { AUDIT_ACTIONS, auditPageCodec } from '../entities/audit.ts';
import { plain } from '../schema/codec.ts';
import { bytes, defineEndpoint, json } from '../schema/define-endpoint.ts';
import { timeZone, wholeNumber } from '../schema/scalars.ts';

const action = v.optional(v.picklist(AUDIT_ACTIONS));

/** A time in ISO 8601 with its zone, as the browser knows when a day of the library begins. */
const moment = v.optional(v.pipe(v.string(), v.isoTimestamp()));

/** `from` is the first moment that counts, `to` the first that does not any more. */
const period = { from: moment, to: moment };

/** How a table is written: for whose spreadsheet, and by which clock; UTC when it is not said. */
const writing = {
  language: v.optional(v.picklist(LANGUAGES), 'en'),
  timeZone: v.optional(timeZone, 'UTC'),
};

/** What was done at the caller's library; an extension of ours (`docs/decisions.md`, Audit log). */
export const getAuditLog = defineEndpoint({
  name: 'getAuditLog',
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  retry: 'safe',
  /** `before`: only what is earlier than this entry. */
  query: plain(v.object({ action, before: v.optional(wholeNumber), ...period })),
  answer: json(auditPageCodec),
});
/** The log as a table for a spreadsheet. */
export const exportAuditLog = defineEndpoint({
  name: 'exportAuditLog',
  method: 'GET',
  path: '/admin/audit/export',
  access: 'admin',
  retry: 'safe',
  query: plain(v.object({ action, ...period, ...writing })),
  answer: bytes('text/csv'),
});
/** What was bought as a table for a spreadsheet: a line for each book. */
export const exportOrders = defineEndpoint({
  name: 'exportOrders',
  method: 'GET',
  path: '/admin/orders/export',
  access: 'admin',
  retry: 'safe',
  query: plain(v.object({ ...period, ...writing })),
  answer: bytes('text/csv'),
});
