import {
  RETENTION_LIMITS,
  type RetentionSetting,
  SETTING_DEFAULTS,
} from '@leeszaal/shared-contracts';
import { IDEMPOTENCY_HOURS } from '../endpoints/idempotency.ts';
import { STAGED_PREFIX } from '../import/storing/stage-document.ts';
import { ALERT_LINK_DAYS } from '../search-alerts/alert-links.ts';

/** Expired rows of a table. */
export interface Sweep {
  readonly table: string;
  /** The condition in SQL. */
  readonly when: string;
  /** Whether each row belongs to a library, whose row in `clients` is `c` in the condition. */
  readonly ofClient?: true;
}

const DAY = "interval '1 day'";

/** Documents of interrupted imports that no later import has continued. */
const ABANDONED = `starts_with(pub_key, '${STAGED_PREFIX}') and created_at < clock_timestamp() - ${DAY}`;

/**
 * For how long a library keeps something, in SQL: the setting of the library `c`, else the default. A value outside the
 * limits counts as the nearest limit.
 */
function retention(setting: RetentionSetting): string {
  const { minimum, maximum } = RETENTION_LIMITS[setting];
  const stored = `case jsonb_typeof(c.settings->'${setting}')
    when 'number' then (c.settings->>'${setting}')::numeric else ${SETTING_DEFAULTS[setting]} end`;
  return `(least(greatest(${stored}, ${minimum}), ${maximum})::float8 * ${DAY})`;
}

/** Days that reading places of people without an account are kept after their last change. */
export const VISITOR_PLACE_DAYS = 180;

/** Days that the log says to whom an embed token was issued. */
export const EMBED_TOKEN_DAYS = 90;

/**
 * All expired rows. How long a library keeps loans, sessions, places and log entries is its setting
 * (`docs/decisions.md` 105).
 */
export const SWEEPS: readonly Sweep[] = [
  {
    table: 'reading_places',
    ofClient: true,
    // Those of browsers in the public library, and of guests, are not kept longer than half a year.
    when: `reading_places.saved_at < extract(epoch from clock_timestamp() - case when reading_places.user_id is null
      then least(${retention('placeRetentionDays')}, ${VISITOR_PLACE_DAYS} * ${DAY})
      else ${retention('placeRetentionDays')} end) * 1000`,
  },
  {
    // Expired loans are traces of reading. A library that keeps loans has them in the next table.
    table: 'licences',
    when: `lapses_at < clock_timestamp() - interval '1 hour'`,
  },
  {
    table: 'ended_loans',
    ofClient: true,
    when: `ended_loans.ended_at < clock_timestamp() - ${retention('loanRetentionDays')}`,
  },
  {
    table: 'sessions',
    ofClient: true,
    when: `least(sessions.expires_at, sessions.ended_at)
      < clock_timestamp() - ${retention('sessionRetentionDays')}`,
  },
  { table: 'config_objects', when: `expires_at < clock_timestamp() - ${DAY}` },
  // An answer that was never asked for may name a person.
  { table: 'provider_sign_ins', when: 'expires_at < clock_timestamp()' },
  { table: 'account_links', when: `expires_at < clock_timestamp() - ${DAY}` },
  { table: 'catalogue_tokens', when: `expires_at < clock_timestamp() - ${DAY}` },
  // A search that is removed from its shelf can be put back for a day: nothing is due before its removal.
  {
    table: 'search_alerts',
    when: `item_id is null and due_at < clock_timestamp() - ${DAY}`,
  },
  {
    table: 'search_alert_links',
    when: `made_at < clock_timestamp() - ${ALERT_LINK_DAYS} * ${DAY}`,
  },
  {
    // After three days of failed attempts.
    table: 'outgoing_mails',
    when: `written_at < clock_timestamp() - 3 * ${DAY}`,
  },
  { table: 'outgoing_mails', when: 'expires_at < clock_timestamp()' },
  {
    table: 'idempotency_keys',
    when: `created_at < clock_timestamp() - make_interval(hours => ${IDEMPOTENCY_HOURS})`,
  },
  {
    table: 'document_texts',
    when: `doc_key in (select doc_key from appearances where ${ABANDONED})`,
  },
  {
    table: 'appearances',
    when: `${ABANDONED} and not exists (
      select from document_texts where document_texts.doc_key = appearances.doc_key)`,
  },
  { table: 'canary_counts', when: `counted_at < clock_timestamp() - 90 * ${DAY}` },
  {
    table: 'audit_log',
    when: `action = 'embed-token-issued' and at < clock_timestamp() - ${EMBED_TOKEN_DAYS} * ${DAY}`,
  },
  {
    // Orders are the library's accounts, and are exported from the log.
    table: 'audit_log',
    ofClient: true,
    when: `audit_log.action <> 'order-placed'
      and audit_log.at < clock_timestamp() - ${retention('logRetentionDays')}`,
  },
  { table: 'rate_limits', when: 'window_ends < clock_timestamp()' },
];
