import type { Queryable } from '../../database/database.contract.ts';

// Any number that nothing else on the same PostgreSQL locks by.
const LOCK = 28_846_353;

/**
 * Lets one transaction at a time write what search reads: two that add the same words and values in
 * different orders would wait for each other for ever. Held until the transaction ends.
 */
export async function lockCatalogue(transaction: Queryable): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/**
 * Moves what was added from the indexes' lists of pending entries, which every search would have to
 * read through, to where they are looked up. PGlite has no background process that would do it.
 */
export async function settleIndexes(
  transaction: Queryable,
  table: 'search_publications' | 'search_texts',
): Promise<void> {
  await transaction.query(
    `select gin_clean_pending_list(indexrelid::regclass)
     from pg_index join pg_class on pg_class.oid = indexrelid
     join pg_am on pg_am.oid = relam and amname = 'gin'
     where indrelid = $1::text::regclass`,
    [table],
  );
}

/** Tells every process that what search reads has changed. */
export async function raiseVersion(transaction: Queryable): Promise<void> {
  await transaction.query('update catalogue_version set version = version + 1', []);
}
