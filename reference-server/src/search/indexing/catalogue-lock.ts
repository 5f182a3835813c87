import type { Queryable } from '../../database/database.contract.ts';

// An arbitrary number that no other advisory lock uses.
const LOCK = 28_846_353;

/** Locks the index until the end of the transaction: writers that add the same words in different orders deadlock. */
export async function lockCatalogue(transaction: Queryable): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/** Merges the pending lists of GIN indexes, which slow every search. PGlite has no background process for it. */
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

/** Notifies every process that the index has changed. */
export async function raiseVersion(transaction: Queryable): Promise<void> {
  await transaction.query('update catalogue_version set version = version + 1', []);
}
