import type { Queryable, Row } from '../../database/database.contract.ts';
import type { StoredRecord } from '../fields/search-fields.ts';
import { startsOf, storedStart } from './starts.ts';
import {
  addEntry,
  entryKey,
  type SuggestionEntry,
  suggestionEntries,
} from './suggestion-entries.ts';
import { kindNumber, kindOf } from './suggestion-kinds.ts';

/** Version of the stored suggestions; raise it with each change of their content. */
export const SUGGESTIONS_VERSION = 1;

// The join sees the table without the added rows.
const FIND_OR_ADD = `
  with asked as (
    select * from unnest($2::smallint[], $3::text[], $4::text[], $5::smallint[]) as asked (kind, form, text, shown)
  ),
  added as (
    insert into suggestions (connection_id, kind, form, text, shown)
    select $1, asked.kind, asked.form, asked.text, asked.shown = 1 from asked
    where not exists (
      select from suggestions known
      where known.connection_id = $1 and known.kind = asked.kind and known.form = asked.form
    )
    returning id, kind, form
  )
  select id, kind, form, 'added' as state from added
  union all
  select known.id, known.kind, known.form, case when known.shown then 'shown' else 'counted' end
  from asked join suggestions known
    on known.connection_id = $1 and known.kind = asked.kind and known.form = asked.form`;

const LINKED = `
  select distinct suggestion_id as id
  from suggested_publications, unnest(suggestion_ids) as suggestion_id
  where connection_id = $1 and suggested_publications.id = any($2::integer[])`;

const LINK = `
  insert into suggested_publications as old (connection_id, id, version, suggestion_ids)
  select $1, id, ${SUGGESTIONS_VERSION}, suggestion_ids::integer[]
  from unnest($2::integer[], $3::text[]) as new (id, suggestion_ids)
  on conflict (connection_id, id) do update
  set version = excluded.version, suggestion_ids = excluded.suggestion_ids
  where (old.version, old.suggestion_ids) <> (excluded.version, excluded.suggestion_ids)`;

const ADD_STARTS = `
  insert into suggestion_starts (connection_id, kind, place, start, suggestion_id, weight)
  select s.connection_id, s.kind, asked.place, asked.start, s.id, suggestion_weight(s.hits)
  from unnest($1::integer[], $2::smallint[], $3::text[]) as asked (id, place, start)
  join suggestions s using (id)
  order by s.kind, asked.place, asked.start collate "C"
  on conflict do nothing`;

const SHOW = `
  update suggestions set shown = true, text = asked.text
  from unnest($1::integer[], $2::text[]) as asked (id, text)
  where suggestions.id = asked.id`;

const PURGE = 'delete from suggestions where id = any($1::integer[]) and hits = 0';

interface Known extends Row {
  readonly id: number;
  readonly kind: number;
  readonly form: string;
  /** How it was stored before. */
  readonly state: 'added' | 'counted' | 'shown';
}

/** A publication whose suggestions are stored. */
export interface SuggestedPublication {
  readonly id: number;
  readonly record: StoredRecord;
}

/** Adds missing suggestions; returns all of them by `entryKey`. */
async function knownEntries(
  transaction: Queryable,
  connectionId: number,
  entries: readonly SuggestionEntry[],
): Promise<ReadonlyMap<string, Known>> {
  const known = await transaction.query<Known>(FIND_OR_ADD, [
    connectionId,
    entries.map(({ kind }) => kindNumber(kind)),
    entries.map(({ form }) => form),
    entries.map(({ text }) => text),
    entries.map(({ isShown }) => (isShown ? 1 : 0)),
  ]);
  return new Map(known.map((row) => [entryKey({ kind: kindOf(row.kind), form: row.form }), row]));
}

/** Stores where typing may begin, of suggestions that are shown for the first time. */
async function addStarts(
  transaction: Queryable,
  fresh: readonly (SuggestionEntry & Pick<Known, 'id' | 'state'>)[],
): Promise<void> {
  if (fresh.length === 0) return;
  const starts = fresh.flatMap(({ id, kind, text }) =>
    startsOf(kind, text).map((start) => ({ id, ...start })),
  );
  await transaction.query(ADD_STARTS, [
    starts.map(({ id }) => id),
    starts.map(({ isFirst }) => (isFirst ? 0 : 1)),
    starts.map(({ start }) => storedStart(start)),
  ]);
  const counted = fresh.filter(({ state }) => state === 'counted');
  if (counted.length > 0) {
    await transaction.query(SHOW, [counted.map(({ id }) => id), counted.map(({ text }) => text)]);
  }
}

/**
 * Stores the suggestions of new or changed publications of a connection, in the transaction that wrote their rows of
 * `publications`; each publication once. The caller holds the catalogue's lock. Triggers count; deleting a publication
 * needs no call.
 */
export async function storeSuggestions(
  transaction: Queryable,
  connectionId: number,
  publications: readonly SuggestedPublication[],
): Promise<void> {
  const listed = publications.map(({ id, record }) => ({ id, entries: suggestionEntries(record) }));
  const distinct = new Map<string, SuggestionEntry>();
  for (const entry of listed.flatMap(({ entries }) => entries)) addEntry(distinct, entry);
  const known = await knownEntries(transaction, connectionId, [...distinct.values()]);
  const ids = listed.map(({ id }) => id);
  const before = await transaction.query<{ id: number }>(LINKED, [connectionId, ids]);
  await transaction.query(LINK, [
    connectionId,
    ids,
    listed.map(({ entries }) => {
      const links = entries.flatMap((entry) => known.get(entryKey(entry))?.id ?? []);
      return `{${links.sort((a, b) => a - b).join(',')}}`;
    }),
  ]);
  const fresh = [...distinct].flatMap(([key, entry]) => {
    const row = known.get(key);
    if (row === undefined || row.state === 'shown' || !entry.isShown) return [];
    return [{ ...entry, id: row.id, state: row.state }];
  });
  await addStarts(transaction, fresh);
  if (before.length > 0) await transaction.query(PURGE, [before.map(({ id }) => id)]);
}
