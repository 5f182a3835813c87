import { IDEMPOTENCY_HOURS } from '../endpoints/idempotency.ts';
import { STAGED_PREFIX } from '../import/storing/stage-document.ts';

/** Expired rows of a table. */
export interface Sweep {
  readonly table: string;
  /** The condition in SQL. */
  readonly when: string;
}

const DAY = "interval '1 day'";

/** Documents of interrupted imports that no later import has continued. */
const ABANDONED = `starts_with(pub_key, '${STAGED_PREFIX}') and created_at < clock_timestamp() - ${DAY}`;

/** Days that reading places of people without an account are kept after their last change. */
export const VISITOR_PLACE_DAYS = 180;

/** Days that the log says to whom an embed token was issued. */
export const EMBED_TOKEN_DAYS = 90;

/** All expired rows. Rows of an account are not among them: they are deleted with the account. */
export const SWEEPS: readonly Sweep[] = [
  {
    // Of browsers in the public library, and guests.
    table: 'reading_places',
    when: `user_id is null
      and saved_at < extract(epoch from clock_timestamp() - ${VISITOR_PLACE_DAYS} * ${DAY}) * 1000`,
  },
  {
    // Expired loans are traces of reading.
    table: 'licences',
    when: `lapses_at < clock_timestamp() - interval '1 hour'`,
  },
  {
    table: 'sessions',
    when: `expires_at < clock_timestamp() - ${DAY} or ended_at < clock_timestamp() - ${DAY}`,
  },
  { table: 'config_objects', when: `expires_at < clock_timestamp() - ${DAY}` },
  // An answer that was never asked for may name a person.
  { table: 'provider_sign_ins', when: 'expires_at < clock_timestamp()' },
  { table: 'account_links', when: `expires_at < clock_timestamp() - ${DAY}` },
  { table: 'catalogue_tokens', when: `expires_at < clock_timestamp() - ${DAY}` },
  {
    // After three days of failed attempts.
    table: 'outgoing_mails',
    when: `written_at < clock_timestamp() - 3 * ${DAY}`,
  },
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
  { table: 'rate_limits', when: 'window_ends < clock_timestamp()' },
];
