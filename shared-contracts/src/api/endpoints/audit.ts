import * as v from 'valibot';
import { plain } from '../codec.ts';
import { bytes, defineEndpoint, json } from '../define-endpoint.ts';
import { AUDIT_ACTIONS, auditPageCodec } from '../entities/audit.ts';
import { wholeNumber } from '../scalars.ts';

const action = v.optional(v.picklist(AUDIT_ACTIONS));

/** What was done at the caller's library; an extension of ours (`docs/decisions.md`, Audit log). */
export const getAuditLog = defineEndpoint({
  name: 'getAuditLog',
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  retry: 'safe',
  /** `before`: only what is earlier than this entry. */
  query: plain(v.object({ action, before: v.optional(wholeNumber) })),
  answer: json(auditPageCodec),
});
/** All of it as a table for a spreadsheet. */
export const exportAuditLog = defineEndpoint({
  name: 'exportAuditLog',
  method: 'GET',
  path: '/admin/audit/export',
  access: 'admin',
  retry: 'safe',
  query: plain(v.object({ action })),
  answer: bytes('text/csv'),
});
