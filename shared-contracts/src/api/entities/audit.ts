import * as v from 'valibot';
import { LANGUAGES } from '../../languages/languages.ts';
import { plain } from '../schema/codec.ts';
import { ROLES } from '../schema/roles.ts';
import { wholeNumber } from '../schema/scalars.ts';
import { READ_BY, SEARCHED_BY } from './connection.ts';
import { MAIL_KINDS } from './library/mail-text.ts';
import { STATEMENTS } from './library/statement.ts';
import { orderLineSchema } from './shop.ts';

/** The actions in the audit log. */
export const AUDIT_ACTIONS = [
  'settings-changed',
  'logo-changed',
  'logo-deleted',
  'order-placed',
  'embed-credential-created',
  'embed-credential-revoked',
  'embed-token-issued',
  'person-added',
  'person-role-changed',
  'person-deactivated',
  'person-activated',
  'person-link-sent',
  'person-sessions-ended',
  'person-session-ended',
  'second-factor-set',
  'second-factor-removed',
  'people-imported',
  'people-exported',
  'person-exported',
  'person-erased',
  'person-admitted',
  'provider-added',
  'provider-changed',
  'provider-removed',
  'connection-changed',
  'statement-changed',
  'mail-text-changed',
  'client-added',
  'client-changed',
  'client-deactivated',
  'client-activated',
  'client-exported',
  'client-removed',
] as const;
/** One of the audited actions. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const entrySchema = v.object({
  /** Ids increase over time. */
  id: wholeNumber,
  /** ISO 8601, in UTC. */
  at: v.string(),
  user: v.object({ name: v.string(), email: v.string() }),
  action: v.picklist(AUDIT_ACTIONS),
  /** The changed settings with their new values. */
  settings: v.optional(v.record(v.string(), v.unknown())),
  /** The placed order. */
  order: v.optional(v.object({ id: v.string(), lines: v.array(orderLineSchema) })),
  /** The credential of an embed, and the institution's id of the person for whom a token was issued. */
  embed: v.optional(
    v.object({
      credential: v.string(),
      label: v.string(),
      person: v.optional(v.string()),
    }),
  ),
  /** The number of people who were added from a file, or exported. */
  people: v.optional(wholeNumber),
  /** Whose access was changed, and the new role. The name is the present one; empty: the account is gone. */
  person: v.optional(
    v.object({
      id: wholeNumber,
      name: v.string(),
      role: v.optional(v.picklist(ROLES)),
    }),
  ),
  /** The identity provider that was changed, or with which the person came for the first time. */
  provider: v.optional(v.object({ id: wholeNumber, name: v.string() })),
  /** The connection whose access was changed, with its new settings. */
  connection: v.optional(
    v.object({
      id: wholeNumber,
      name: v.string(),
      searchedBy: v.picklist(SEARCHED_BY),
      readBy: v.picklist(READ_BY),
    }),
  ),
  /** The statement or the mail whose text was changed. */
  text: v.optional(
    v.object({
      name: v.picklist([...STATEMENTS, ...MAIL_KINDS]),
      language: v.picklist(LANGUAGES),
    }),
  ),
  /** The client that was made, changed, exported or removed. */
  client: v.optional(v.object({ ref: v.string(), name: v.string() })),
});
/** An entry of the audit log. */
export const auditEntryCodec = plain(entrySchema);
/** An entry of the audit log. */
export type AuditEntry = v.InferOutput<typeof entrySchema>;

/** A page of the audit log, latest first. */
export const auditPageCodec = plain(
  v.object({ entries: v.array(entrySchema), hasMore: v.boolean() }),
);
/** A page of the audit log, latest first. */
export type AuditPage = v.InferOutput<typeof auditPageCodec.schema>;
