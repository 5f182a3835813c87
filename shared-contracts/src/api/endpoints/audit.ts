import * as v from 'valibot';
import { LANGUAGES } from '../../languages/languages.ts';
import { AUDIT_ACTIONS, auditPageCodec } from '../entities/audit.ts';
import { plain } from '../schema/codec.ts';
import { bytes, defineEndpoint, json } from '../schema/define-endpoint.ts';
import { timeZone, wholeNumber } from '../schema/scalars.ts';

const action = v.optional(v.picklist(AUDIT_ACTIONS));

/**
 * A time in ISO 8601 with its offset: the browser knows in which time zone the library's day
 * begins.
 */
const moment = v.optional(v.pipe(v.string(), v.isoTimestamp()));

/** A half-open interval: `from` is included, `to` is not. */
const period = { from: moment, to: moment };

/** The format of a table: the language of its spreadsheet, and a time zone, by default UTC. */
const writing = {
  language: v.optional(v.picklist(LANGUAGES), 'en'),
  timeZone: v.optional(timeZone, 'UTC'),
};

/**
 * The audit log of the caller's library; an extension of the API (`docs/decisions.md`, Audit log).
 */
export const getAuditLog = defineEndpoint('getAuditLog', {
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  /** `before`: only entries earlier than this one. */
  query: plain(v.object({ action, before: v.optional(wholeNumber), ...period })),
  answer: json(auditPageCodec),
});
/** The audit log as CSV. */
export const exportAuditLog = defineEndpoint('exportAuditLog', {
  method: 'GET',
  path: '/admin/audit/export',
  access: 'admin',
  query: plain(v.object({ action, ...period, ...writing })),
  answer: bytes('text/csv'),
});
/** The orders as CSV: a line for each book. */
export const exportOrders = defineEndpoint('exportOrders', {
  method: 'GET',
  path: '/admin/orders/export',
  access: 'admin',
  query: plain(v.object({ ...period, ...writing })),
  answer: bytes('text/csv'),
});
