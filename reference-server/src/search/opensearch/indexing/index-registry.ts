import type { Queryable, Row, Transactional } from '../../../database/database.contract.ts';
import { MAPPING_VERSION } from './index-definition.ts';
import type { RefusedWrite } from './write-documents.ts';

/** An index that the database knows. */
export interface KnownIndex extends Row {
  readonly name: string;
  readonly mapping: number;
  readonly place: string;
  /** Whether the database has not been restored from a backup since it was made. */
  readonly isOfHistory: boolean;
  /** Whether a running server keeps it. */
  readonly isFed: boolean;
  readonly isComplete: boolean;
  readonly copiedConnection: number | null;
  readonly copiedId: number | null;
}

const KNOWN = `
  select name, mapping, place, history = database_history() as "isOfHistory",
    fed_until > clock_timestamp() as "isFed", is_complete as "isComplete",
    copied_connection as "copiedConnection", copied_id as "copiedId"
  from search_indexes order by name`;

/** All indexes, complete or not. */
export const knownIndexes = (database: Queryable): Promise<KnownIndex[]> =>
  database.query<KnownIndex>(KNOWN);

/** Servers keep their indexes more often than this. */
const FED_UNTIL = "clock_timestamp() + interval '5 minutes'";

const KEEP_FED = `
  update search_indexes set fed_until = ${FED_UNTIL} where place = $1 and mapping = $2`;

/** Tells other servers that this one keeps the indexes of a place, for the next minutes. */
export async function keepFed(database: Queryable, place: string): Promise<void> {
  await database.query(KEEP_FED, [place, MAPPING_VERSION]);
}

/** Whether an index is of other settings, or of a later version of the server. */
export const isForeign = (index: Pick<KnownIndex, 'mapping' | 'place'>, place: string): boolean =>
  index.place !== place || index.mapping > MAPPING_VERSION;

const REGISTER = `
  insert into search_indexes (name, mapping, place, history, fed_until)
  select $1, $2, $3, database_history(), ${FED_UNTIL} where not exists (select from search_indexes where not is_complete)
  returning name`;

/**
 * Begins to note changes for a new index. It waits for transactions that change the present index, since they note
 * none: the rows of later ones are noted, those of earlier ones are copied.
 *
 * @returns false if another process fills one
 */
export async function registerIndex(
  database: Transactional,
  name: string,
  place: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.query('lock table search_indexes in share row exclusive mode');
    await transaction.query('lock table search_publications in share mode');
    return (await transaction.query(REGISTER, [name, MAPPING_VERSION, place])).length > 0;
  });
}

const FORGET_CHANGES = 'delete from search_changes where not exists (select from search_indexes)';

/** Forgets an index, and with the last one what is noted. */
export async function forgetIndex(database: Queryable, name: string): Promise<void> {
  await database.query('delete from search_indexes where name = $1', [name]);
  await database.query(FORGET_CHANGES);
}

/** Forgets the indexes that no running server keeps, when this one uses no other search engine. */
export async function forgetUnfedIndexes(database: Queryable): Promise<void> {
  await database.query('delete from search_indexes where fed_until < clock_timestamp()');
  await database.query(FORGET_CHANGES);
}

const FILL = `
  update search_indexes set filler = $2, filled_until = clock_timestamp() + interval '60 seconds',
    fed_until = ${FED_UNTIL}
  where name = $1 and not is_complete
    and (filler is null or filler = $2 or filled_until < clock_timestamp())
  returning name`;

/** Whether this process may fill an index for the next minute: only one does at a time. */
export async function mayFill(database: Queryable, name: string, filler: string): Promise<boolean> {
  return (await database.query(FILL, [name, filler])).length > 0;
}

/** Stores how far an index has been filled, so that another process can go on there. */
export async function storeProgress(
  database: Queryable,
  name: string,
  last: { readonly connectionId: number; readonly id: number },
): Promise<void> {
  await database.query(
    'update search_indexes set copied_connection = $2, copied_id = $3 where name = $1',
    [name, last.connectionId, last.id],
  );
}

/** Makes an index the one that is searched. */
export async function completeIndex(database: Transactional, name: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('update search_indexes set is_complete = true where name = $1', [name]);
    await transaction.query('delete from search_indexes where name <> $1', [name]);
  });
}

const NOTE_REFUSED = `
  insert into search_changes (connection_id, id, is_refused)
  select connection_id, id, true from unnest($1::integer[], $2::integer[]) as new (connection_id, id)
  order by connection_id, id
  on conflict (connection_id, id) do nothing`;

/** Notes copied rows that the engine refused; those that have changed since are sent again. */
export async function noteRefused(
  database: Queryable,
  refused: readonly RefusedWrite[],
): Promise<void> {
  if (refused.length === 0) return;
  await database.query(NOTE_REFUSED, [
    refused.map(({ write }) => write.connectionId),
    refused.map(({ write }) => write.id),
  ]);
}

// A row that changes at this moment is sent anyway.
const RETRY_REFUSED = `
  update search_changes set is_refused = false where (connection_id, id) in (
    select connection_id, id from search_changes where is_refused
    order by connection_id, id for update skip locked)`;

/** Sends refused rows again, once: another version of the server may write them otherwise. */
export async function retryRefused(database: Queryable): Promise<void> {
  await database.query(RETRY_REFUSED);
}

const STATE = `
  select exists (
      select from search_indexes
      where is_complete and mapping = ${MAPPING_VERSION} and place = $2
    ) as "isComplete",
    exists (
      select from search_changes where connection_id = $1 and not is_refused
    ) as "hasChanges"`;

/** The facts about a connection that its searches need. */
export interface IndexState extends Row {
  /** Whether there is an index to search. */
  readonly isComplete: boolean;
  /** Whether the connection has changes that the engine may not have. */
  readonly hasChanges: boolean;
}

/** Reads what a search has to know. */
export async function indexState(
  database: Queryable,
  connectionId: number,
  place: string,
): Promise<IndexState> {
  const [state] = await database.query<IndexState>(STATE, [connectionId, place]);
  return state ?? { isComplete: false, hasChanges: false };
}
