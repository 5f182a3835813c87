import * as v from 'valibot';
import { plain } from '../schema/codec.ts';
import { wholeNumber } from '../schema/scalars.ts';
import { orderLineSchema } from './shop.ts';

/** What the log knows of. */
export const AUDIT_ACTIONS = [
  'settings-changed',
  'logo-changed',
  'logo-deleted',
  'order-placed',
] as const;
/** What was done. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const entrySchema = v.object({
  /** Later entries have higher numbers. */
  id: wholeNumber,
  /** In ISO 8601, UTC. */
  at: v.string(),
  user: v.object({ name: v.string(), email: v.string() }),
  action: v.picklist(AUDIT_ACTIONS),
  /** The settings that were changed, with their new values. */
  settings: v.optional(v.record(v.string(), v.unknown())),
  /** The order that was placed. */
  order: v.optional(v.object({ id: v.string(), lines: v.array(orderLineSchema) })),
});
/** One thing that somebody did. */
export const auditEntryCodec = plain(entrySchema);
/** One thing that somebody did. */
export type AuditEntry = v.InferOutput<typeof entrySchema>;

/** Some entries, the latest first. */
export const auditPageCodec = plain(
  v.object({ entries: v.array(entrySchema), hasMore: v.boolean() }),
);
/** Some entries, the latest first, and whether there are earlier ones. */
export type AuditPage = v.InferOutput<typeof auditPageCodec.schema>;
