import { IDEMPOTENCY_HOURS } from '../endpoints/idempotency.ts';
import { STAGED_PREFIX } from '../import/storing/stage-document.ts';

/** Rows of a table that nobody needs any more. */
export interface Sweep {
  readonly table: string;
  /** Which rows, in SQL. */
  readonly when: string;
}

const DAY = "interval '1 day'";

/** Documents whose import ended with its process, and that no later import has taken over. */
const ABANDONED = `starts_with(pub_key, '${STAGED_PREFIX}') and created_at < clock_timestamp() - ${DAY}`;

/** How long the reading places of people without an account are kept after they were last saved, in days. */
export const VISITOR_PLACE_DAYS = 180;

/**
 * What is taken away without anybody asking for it. Whatever belongs to an account goes with the
 * account; here is what belongs to nobody who could take it away.
 */
export const SWEEPS: readonly Sweep[] = [
  {
    // A browser in the public library, or a guest; it may never come back.
    table: 'reading_places',
    when: `user_id is null
      and saved_at < extract(epoch from clock_timestamp() - ${VISITOR_PLACE_DAYS} * ${DAY}) * 1000`,
  },
  {
    // Who had borrowed what; nothing asks for it once it has lapsed.
    table: 'licences',
    when: `lapses_at < clock_timestamp() - interval '1 hour'`,
  },
  {
    table: 'sessions',
    when: `expires_at < clock_timestamp() - ${DAY} or ended_at < clock_timestamp() - ${DAY}`,
  },
  { table: 'config_objects', when: `expires_at < clock_timestamp() - ${DAY}` },
  { table: 'catalogue_tokens', when: `expires_at < clock_timestamp() - ${DAY}` },
  {
    // Could not be sent for days: whoever waited for it has asked elsewhere.
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
  { table: 'rate_limits', when: 'window_ends < clock_timestamp()' },
];
