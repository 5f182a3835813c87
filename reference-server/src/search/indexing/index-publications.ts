import type { Queryable, Row } from '../../database/database.contract.ts';
import { FORM_ENTRIES } from '../facets/record-forms.ts';
import type { StoredRecord } from '../fields/search-fields.ts';
import { storeSuggestions } from '../suggestions/store-suggestions.ts';
import { analyzeIndex } from './analyze-index.ts';
import { lockCatalogue, settleIndexes } from './catalogue-lock.ts';
import { facetIds } from './facet-dictionary.ts';
import { recordStates } from './record-states.ts';
import { type SearchRow, searchRowOf } from './search-row.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** A row of `publications`. */
export interface IndexedPublication {
  readonly connectionId: number;
  readonly id: number;
  readonly record: StoredRecord;
}

/** Version of the index's rows; raise it with each change of their content. `renewIndex` replaces earlier rows. */
export const INDEX_VERSION = 4;

const ROWS_AT_ONCE = 1000;
const ANALYZE_FROM = 1000;

const REMOVE = `
  delete from search_publications where connection_id = $1 and id = any($2::integer[])`;

const INSERT = `
  insert into search_publications (connection_id, id, year, title_key, facet_ids, tsv, index_version)
  select $1, id, year, title_key, facet_ids::integer[], tsv::tsvector, ${INDEX_VERSION}
  from unnest($2::integer[], $3::integer[], $4::text[], $5::text[], $6::text[])
    as new (id, year, title_key, facet_ids, tsv)`;

interface Entry {
  readonly id: number;
  readonly row: SearchRow;
}

async function write(
  transaction: Queryable,
  connectionId: number,
  entries: readonly Entry[],
  vocabulary: Vocabulary,
): Promise<void> {
  const rows = entries.map(({ row }) => row);
  const idsOf = await facetIds(transaction, connectionId, [
    ...FORM_ENTRIES,
    ...rows.flatMap((row) => row.facets),
  ]);
  await vocabulary.learn(
    transaction,
    rows.flatMap((row) => row.occurrences),
  );
  const ids = entries.map(({ id }) => id);
  await transaction.query(REMOVE, [connectionId, ids]);
  await transaction.query(INSERT, [
    connectionId,
    ids,
    rows.map((row) => row.year ?? null),
    rows.map((row) => row.titleKey ?? null),
    rows.map((row) => `{${[...new Set(row.facets.flatMap(idsOf))].join(',')}}`),
    rows.map((row) => row.vector),
  ]);
}

const OF_KEY = `
  select connection_id as "connectionId", id, record from publications where pub_key = $1`;

/** Indexes the publications of a key again, whose documents have changed; within the transaction of the change. */
export async function indexDocuments(transaction: Queryable, pubKey: string): Promise<void> {
  await indexPublications(
    transaction,
    await transaction.query<IndexedPublication & Row>(OF_KEY, [pubKey]),
  );
}

/**
 * Indexes new or changed publications, in the transaction that wrote their rows of `publications`. Triggers
 * update the catalogue's version and totals. The last of several entries with one key applies.
 */
export async function indexPublications(
  transaction: Queryable,
  publications: Iterable<IndexedPublication>,
): Promise<void> {
  await lockCatalogue(transaction);
  const vocabulary = createVocabulary();
  const byConnection = Map.groupBy(publications, ({ connectionId }) => connectionId);
  for (const [connectionId, listed] of byConnection) {
    const distinct = [...new Map(listed.map((entry) => [entry.id, entry])).values()];
    for (let from = 0; from < distinct.length; from += ROWS_AT_ONCE) {
      const some = distinct.slice(from, from + ROWS_AT_ONCE);
      const ids = some.map(({ id }) => id);
      const stateOf = await recordStates(transaction, connectionId, ids);
      const entries = some.map(({ id, record }) => ({ id, row: searchRowOf(record, stateOf(id)) }));
      await write(transaction, connectionId, entries, vocabulary);
      await storeSuggestions(transaction, connectionId, some);
    }
    if (distinct.length >= ANALYZE_FROM) await analyzeIndex(transaction);
  }
  await settleIndexes(transaction, 'search_publications');
}
